import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** More is no token of ours. */
const longest = 512;

const bearer = /^Bearer +/i;

function tokenInCookie(header: string | undefined): string {
  for (const pair of header?.split(';') ?? []) {
    const [name, ...value] = pair.split('=');
    if (name?.trim() === 'token') return decoded(value.join('=').trim());
  }
  return '';
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Where a route looks for its token. The cookie counts only where it cannot change anything. */
export type TokenSource = 'ignored' | 'header-or-cookie' | undefined;

/** The token sent with a request; empty without. */
export function tokenIn({ headers }: Pick<FastifyRequest, 'headers'>, source: TokenSource): string {
  if (source === 'ignored') return '';
  const sent = (headers.authorization ?? '').replace(bearer, '').trim();
  const token = sent === '' && source === 'header-or-cookie' ? tokenInCookie(headers.cookie) : sent;
  return token.slice(0, longest);
}

/** SHA-256 in hexadecimal: what may be kept of a token. */
export const tokenHash = (token: string): string => hash('sha256', token);
