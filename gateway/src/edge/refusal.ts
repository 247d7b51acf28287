import { DomainError, type ErrorDetails } from '@pte/service-kit/domain-error';
import type { FieldProblems } from './field-problems.js';

/** Problems whose reason is not VALIDATION when nothing else is wrong. */
const reasonOfProblem: Readonly<Record<string, string>> = {
  'search.short': 'SEARCH_TOO_SHORT',
  'password.mismatch': 'PASSWORD_MISMATCH',
  'type.mismatch': 'QUESTION_TYPE_MISMATCH',
};

/** The refusal of a request with these problems. */
export function invalidInput(fields: FieldProblems): DomainError {
  const reasons = new Set(Object.values(fields).map(({ code }) => reasonOfProblem[code] ?? 'VALIDATION'));
  const [reason = 'VALIDATION'] = reasons;
  return new DomainError(reasons.size === 1 ? reason : 'VALIDATION', 'invalid', { fields });
}

export const routeNotFound = () => new DomainError('ROUTE_NOT_FOUND', 'not-found');
export const malformedJson = () => new DomainError('MALFORMED_JSON', 'invalid');
export const unsupportedMediaType = () => new DomainError('UNSUPPORTED_MEDIA_TYPE', 'invalid');
export const bodyTooLarge = () => new DomainError('BODY_TOO_LARGE', 'too-large');
/** `retryAfter` in seconds. */
export const rateLimited = (retryAfter: number) => new DomainError('RATE_LIMITED', 'rate-limited', { retryAfter });
export const notFound = (reason: string, details?: ErrorDetails) => new DomainError(reason, 'not-found', details);
