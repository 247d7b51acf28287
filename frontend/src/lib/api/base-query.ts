import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { sessionLost, signInAsked } from '../session/session.slice.js';
import { readToken } from '../storage/token-cookie.js';
import type { ApiError } from './api-error.js';
import { type ApiRequest, type ApiResult, send } from './request.js';

const attempts = 3;
const firstDelayMilliseconds = 400;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Only reads are repeated, and only when no server answered or the one behind the gateway did not. */
const worthRepeating = ({ method = 'GET' }: ApiRequest, result: ApiResult): boolean =>
  method === 'GET' &&
  'error' in result &&
  [0, 502].includes(result.error.status) &&
  result.error.reason !== 'CANCELLED';

const sendWithRetry = async (request: ApiRequest, token: string | null, signal: AbortSignal): Promise<ApiResult> => {
  for (let attempt = 1; ; attempt += 1) {
    const result = await send(request, token, signal);
    if (attempt === attempts || !worthRepeating(request, result)) return result;
    await wait(firstDelayMilliseconds * 2 ** (attempt - 1));
  }
};

const isRefused = (result: ApiResult): boolean =>
  'error' in result && (result.error.status === 401 || result.error.reason === 'USER_BLOCKED');

/**
 * A refused token ends the session on this device. Reads are then repeated as an anonymous visitor; a write asks for
 * sign-in over the page, so that what the learner entered stays.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, dispatch }) => {
  const token = request.anonymous ? null : readToken();
  const result = await sendWithRetry(request, token, signal);
  const write = (request.method ?? 'GET') !== 'GET';
  const asks = write && !request.anonymous && !request.quiet;
  if (token !== null && isRefused(result)) {
    const current = readToken();
    if (current !== null && current !== token) return sendWithRetry(request, current, signal);
    dispatch(sessionLost());
    if (!write) return sendWithRetry(request, null, signal);
  }
  if (asks && 'error' in result && result.error.status === 401) dispatch(signInAsked());
  return result;
};
