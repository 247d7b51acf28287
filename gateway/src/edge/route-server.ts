import multipart from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import { withRequest } from '@pte/service-kit/request-context';
import { inSpan, withRemoteTrace } from '@pte/service-kit/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TrafficLimit } from '../limits/traffic-limit.js';
import { admit } from '../session/access.js';
import type { Caller } from '../session/caller.js';
import { Sessions } from '../session/sessions.js';
import { tokenIn } from '../session/token.js';
import { jsonType } from './headers.js';
import { acceptBytes } from './json-body.js';
import { asJsonText } from './json-text.js';
import { languageOf } from './language.js';
import { type InputReader, inputReader } from './read-input.js';
import type { Client, RawParams, Route } from './route.js';

/** Fastify's spelling of a path of the contract; a last `{key}` may hold slashes. */
const pattern = (path: string): string => path.replace(/\{key\}$/, '*').replaceAll(/\{(\w+)\}/g, ':$1');

const clientOf = (request: FastifyRequest): Client => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

function inTraceOf<Result>({ headers: { traceparent } }: FastifyRequest, work: () => Result): Result {
  return typeof traceparent === 'string' ? withRemoteTrace({ traceparent }, work) : work();
}

/** Serves declared routes: token, role, validation, handler, envelope, in the order of the contract. */
@Injectable()
export class RouteServer {
  private readonly readers = new Map<Route, InputReader>();

  constructor(
    private readonly sessions: Sessions,
    private readonly traffic: TrafficLimit,
    private readonly clock: Clock,
  ) {}

  register(server: FastifyInstance, routes: readonly Route[]): void {
    const streamed = routes.filter(({ accepts = 'json' }) => accepts !== 'json');
    for (const route of routes.filter((each) => !streamed.includes(each))) this.add(server, route);
    server.register(async (scope) => {
      acceptBytes(scope);
      await scope.register(multipart);
      for (const route of streamed) this.add(scope, route);
    });
  }

  private add(server: FastifyInstance, route: Route): void {
    const span = `${route.method} ${route.path}`;
    const attributes = { 'http.request.method': route.method, 'http.route': route.path };
    server.route({
      method: route.method,
      url: pattern(route.path),
      handler: (request, reply) =>
        inTraceOf(request, () =>
          withRequest({ requestId: request.id }, () =>
            inSpan(span, 'server', attributes, () => this.answer(route, request, reply)),
          ),
        ),
    });
  }

  private async answer(declared: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = tokenIn(request, declared.ignoresCookie?.(request) ? undefined : declared.token);
    const caller = token === '' ? null : await this.callerOf(token);
    const route = (caller && declared.insteadFor?.(caller, request.params as RawParams)) ?? declared;
    const reader = this.readerOf(route);
    const now = unixSeconds(this.clock.now());
    admit(route.who, caller, now, route.vipReason);
    if (reader.asksForDeleted(request)) admit('admin', caller, now);
    const language = languageOf(request.headers['accept-language']);
    const input = reader.read(request);
    const data = await route.handle({
      ...(input as { params: never; query: never; body: never; idempotencyKey: string }),
      caller: caller as Caller,
      language,
      now,
      token,
      client: clientOf(request),
      request,
      reply,
    });
    if (route.streams) return reply;
    return reply.type(jsonType).send(asJsonText(data).bodyIn(language));
  }

  private async callerOf(token: string): Promise<Caller> {
    const caller = await this.sessions.resolve(token);
    this.traffic.know(token);
    return caller;
  }

  private readerOf(route: Route): InputReader {
    const known = this.readers.get(route);
    if (known) return known;
    const reader = inputReader(route.input ?? {}, route.idempotent ?? false);
    this.readers.set(route, reader);
    return reader;
  }
}
