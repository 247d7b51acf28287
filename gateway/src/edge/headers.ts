import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language.js';

/** On every answer of the API. A page policy of nothing at all: JSON is never rendered. */
const apiHeaders = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/** Of JSON in the language of the request. */
export const jsonType = 'application/json; charset=utf-8';

export function setApiHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(apiHeaders);
  reply.header('x-request-id', request.id);
  reply.header('content-language', languageOf(request.headers['accept-language']));
}

const hasApiPath = (url: string): boolean => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');

/** Every route is the API's, also one whose address was written in another way (absolute, or with escapes). */
export const isApi = ({ is404, url }: FastifyRequest): boolean => !is404 || hasApiPath(url);
