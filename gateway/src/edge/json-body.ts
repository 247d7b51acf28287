import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformedJson, unsupportedMediaType } from './refusal.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The object in a JSON body; undefined without a body. Throws MALFORMED_JSON. */
export function parseJsonObject(body: Buffer): object | undefined {
  if (body.length === 0) return undefined;
  try {
    const value: unknown = JSON.parse(utf8.decode(body));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Reported below, without the parser's text: it repeats the body.
  }
  throw malformedJson();
}

/** JSON objects only; any other body is refused by its type. */
export function acceptJson(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const buffered = { parseAs: 'buffer' } as const;
  server.addContentTypeParser('application/json', buffered, async (_request: FastifyRequest, body: Buffer) =>
    parseJsonObject(body),
  );
  server.addContentTypeParser('*', buffered, async (_request: FastifyRequest, body: Buffer) => {
    if (body.length > 0) throw unsupportedMediaType();
  });
}

/** Bodies of any type, left unread for the handler. */
export function acceptBytes(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', async () => undefined);
}
