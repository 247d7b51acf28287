import type { FastifyRequest } from 'fastify';

/** Bytes; a notification of Alipay has about 2000. */
const most = 65_536;

/** The fields of a form that the server left unread; empty for anything else. */
export async function formOf({ headers, raw }: FastifyRequest): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) return {};
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of raw as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return {};
    chunks.push(chunk);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}
