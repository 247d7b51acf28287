import { DomainError } from '@pte/service-kit/domain-error';
import type { Logger } from '@pte/service-kit/logging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './error-body.js';
import { jsonType, setApiHeaders } from './headers.js';
import { languageOf } from './language.js';
import { bodyTooLarge, malformedJson, routeNotFound, unsupportedMediaType } from './refusal.js';

/** Fastify's own refusals, by its error code. */
const ofServer: Readonly<Record<string, () => DomainError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedMediaType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: malformedJson,
  FST_ERR_BAD_URL: routeNotFound,
  FST_ERR_MAX_PARAM_LENGTH: routeNotFound,
  FST_ERR_ASYNC_CONSTRAINT: routeNotFound,
};

export function asRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ofServer[code]?.() ?? new DomainError('INTERNAL', 'internal');
}

/** Seconds a client should wait where the limit does not say it. */
const defaultWait = 1;

/** The one place where errors become answers; what nobody expected is logged and hidden. */
export function replyWithError(logger: Logger, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error);
  const body = errorBody(refusal, languageOf(request.headers['accept-language']));
  if (body.reason === 'INTERNAL') logger.error({ err: error, requestId: request.id }, 'unexpected error in a request');
  setApiHeaders(request, reply);
  if (body.code === 503) reply.header('retry-after', String(Math.ceil(refusal.details.retryAfter ?? defaultWait)));
  if (refusal.details.replayed) reply.header('idempotent-replay', 'true');
  reply.code(body.code).type(jsonType).send(JSON.stringify(body));
}
