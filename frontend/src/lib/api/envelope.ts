import { type ApiError, statusMessage } from './api-error.js';

interface Envelope {
  type?: unknown;
  message?: unknown;
  data?: unknown;
  reason?: unknown;
  fields?: unknown;
}

const isEnvelope = (body: unknown): body is Envelope => typeof body === 'object' && body !== null && 'code' in body;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Response rule of the product: an envelope decides by its `type`; without one, the status does. */
export const readEnvelope = (
  status: number,
  body: unknown,
  header: (name: string) => string | null,
): { data: unknown } | { error: ApiError } => {
  if (isEnvelope(body) && body.type === 'success') return { data: body.data };
  if (!isEnvelope(body) && status >= 200 && status < 300) return { data: body };
  const envelope = isEnvelope(body) ? body : {};
  const error: ApiError = {
    status,
    reason: text(envelope.reason) || 'UNKNOWN',
    message: text(envelope.message) || statusMessage(status),
  };
  if (typeof envelope.fields === 'object' && envelope.fields !== null) {
    error.fields = envelope.fields as Record<string, string>;
  }
  const requestId = header('X-Request-Id');
  if (requestId) error.requestId = requestId;
  const retryAfter = Number(header('Retry-After'));
  if (retryAfter > 0) error.retryAfter = retryAfter;
  return { error };
};
