import i18next from 'i18next';

/** `status` 0 means that no answer came: `reason` is then OFFLINE, TIMEOUT, NETWORK or CANCELLED. */
export interface ApiError {
  status: number;
  reason: string;
  message: string;
  fields?: Record<string, string>;
  requestId?: string;
  /** Seconds, from `Retry-After`. */
  retryAfter?: number;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'reason' in error && 'status' in error && 'message' in error;

const unreachable = {
  OFFLINE: 'error.offline',
  TIMEOUT: 'error.timeout',
  NETWORK: 'error.network',
  CANCELLED: 'error.cancelled',
} as const;

export const noAnswer = (reason: keyof typeof unreachable): ApiError => ({
  status: 0,
  reason,
  message: i18next.t(unreachable[reason], { ns: 'common' }),
});

const mapped = { 400: 400, 401: 401, 403: 403, 404: 404, 409: 409, 413: 413, 500: 500, 502: 502, 503: 503 } as const;

const isMapped = (status: number): status is keyof typeof mapped => status in mapped;

/** The text of a status, for an answer that brought none of its own. */
export const statusMessage = (status: number): string =>
  isMapped(status)
    ? i18next.t(`error.status.${status}`, { ns: 'common' })
    : i18next.t('error.unknown', { ns: 'common' });
