import type { Socket } from 'node:net';
import type { Logger } from '@pte/service-kit/logging';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { closeConnectionsWhenStopping } from './close-connections.js';
import { errorBody } from './error-body.js';
import { replyWithError } from './error-reply.js';
import { isApi, jsonType, setApiHeaders } from './headers.js';
import { acceptJson } from './json-body.js';
import { measure } from './metrics.js';
import { malformedJson, routeNotFound } from './refusal.js';
import { requestIdOf } from './request-id.js';

/** Largest JSON body, bytes. */
const bodyLimit = 1024 * 1024;
/** Longer path values belong to no route; shorter ones are judged by it. */
const maxParamLength = 1000;
/** Milliseconds for a whole request, an upload over a slow line included. */
const requestTimeout = 300_000;
/** Longer than the idle time of usual load balancers, so that they close first. */
const keepAliveTimeout = 75_000;

export interface ServerOptions {
  readonly logger: Logger;
  /** Addresses or ranges whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
}

/** The HTTP server with what holds for every request: ids, headers, body rules and error answers. */
export function createServer({ logger, trustedProxies }: ServerOptions): FastifyInstance {
  const server = fastify({
    bodyLimit,
    requestTimeout,
    keepAliveTimeout,
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength },
    frameworkErrors: (error, request, reply) => replyWithError(logger, error, request, reply),
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket),
  });
  acceptJson(server);
  measure(server);
  closeConnectionsWhenStopping(server);
  server.addHook('onRequest', (request, reply, done) => {
    if (isApi(request)) setApiHeaders(request, reply);
    done();
  });
  server.setErrorHandler((error, request, reply) => replyWithError(logger, error, request, reply));
  return server;
}

/** `/api/user/` is no address of a user: the router takes nothing for a value. */
const hasEmptyPart = ({ is404, params }: FastifyRequest): boolean => !is404 && Object.values(params ?? {}).includes('');

/** Before the body is read: an unknown route comes first in the order of checks. What is left is for the page. */
export function refuseUnknownRoutes(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const servable = request.method === 'GET' || request.method === 'HEAD';
    done(hasEmptyPart(request) || (request.is404 && (isApi(request) || !servable)) ? routeNotFound() : undefined);
  });
}

/** What is no HTTP request at all never reaches a route; it is answered in the same form. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const body = JSON.stringify(errorBody(malformedJson(), 'zh-CN'));
  const head = [
    'HTTP/1.1 400 Bad Request',
    `Content-Type: ${jsonType}`,
    'Content-Language: zh-CN',
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    `X-Request-Id: ${requestIdOf(undefined)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
