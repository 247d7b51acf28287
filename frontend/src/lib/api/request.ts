import { randomId } from '../browser/random-id.js';
import { currentLocale } from '../i18n/locale.js';
import { type ApiError, noAnswer } from './api-error.js';
import { readEnvelope } from './envelope.js';

export type QueryValue = string | number | boolean | null | undefined;

export interface ApiRequest {
  path: string;
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  query?: Record<string, QueryValue>;
  body?: unknown;
  idempotencyKey?: string;
  /** Sends no token: sign-in and register do not look at one. */
  anonymous?: boolean;
  /** A refused session opens no sign-in dialog: nobody was in the middle of something. */
  quiet?: boolean;
  /** Goes out even while the page is closing; bodies of all such calls together up to 64 KiB. */
  keepalive?: boolean;
}

export type ApiResult = { data: unknown } | { error: ApiError };

const timeoutMilliseconds = 15_000;

/** Absent, null and empty values are left out, as the contract reads them as absent. */
export const addressOf = ({ path, query = {} }: ApiRequest): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${search ? `?${search}` : ''}`;
};

export const headersOf = ({ body, idempotencyKey }: ApiRequest, token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': currentLocale(),
  'X-Request-Id': randomId(),
  ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(token ? { Authorization: token } : {}),
  ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
});

const reasonOf = (error: unknown, cancelled: boolean) => {
  if (cancelled) return 'CANCELLED';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'TIMEOUT';
  return navigator.onLine ? 'NETWORK' : 'OFFLINE';
};

/** One attempt. Never throws: what went wrong is in `error`. */
export const send = async (request: ApiRequest, token: string | null, signal: AbortSignal): Promise<ApiResult> => {
  try {
    const response = await fetch(addressOf(request), {
      method: request.method ?? 'GET',
      headers: headersOf(request, token),
      body: request.body === undefined ? null : JSON.stringify(request.body),
      keepalive: request.keepalive ?? false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
    });
    const body: unknown = await response.json().catch(() => null);
    return readEnvelope(response.status, body, (name) => response.headers.get(name));
  } catch (error) {
    return { error: noAnswer(reasonOf(error, signal.aborted)) };
  }
};
