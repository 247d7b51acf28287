import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { DomainError, type ErrorDetails, type ErrorKind } from './domain-error.js';

const statusOf: Readonly<Record<ErrorKind, status>> = {
  invalid: status.INVALID_ARGUMENT,
  unauthenticated: status.UNAUTHENTICATED,
  forbidden: status.PERMISSION_DENIED,
  'not-found': status.NOT_FOUND,
  conflict: status.FAILED_PRECONDITION,
  'too-large': status.OUT_OF_RANGE,
  'rate-limited': status.RESOURCE_EXHAUSTED,
  unavailable: status.UNAVAILABLE,
  internal: status.INTERNAL,
};
const kindOf = new Map(Object.entries(statusOf).map(([kind, code]) => [code, kind as ErrorKind]));

const reasonKey = 'pte-reason';
const detailsKey = 'pte-details-bin';

/** The error as a gRPC server sends it. Anything but a DomainError becomes INTERNAL without its text. */
export function toGrpcError(error: unknown): {
  code: status;
  details: string;
  message: string;
  metadata: Metadata;
} {
  const known = error instanceof DomainError ? error : new DomainError('INTERNAL', 'internal');
  const metadata = new Metadata();
  metadata.set(reasonKey, known.reason);
  metadata.set(detailsKey, Buffer.from(JSON.stringify(known.details)));
  return {
    code: statusOf[known.kind],
    details: known.reason,
    message: known.reason,
    metadata,
  };
}

/** The DomainError that a called service raised; a service that does not answer is UPSTREAM_UNAVAILABLE. */
export function fromGrpcError(error: ServiceError): DomainError {
  const reason = error.metadata?.get(reasonKey)[0];
  const kind = kindOf.get(error.code);
  if (typeof reason === 'string' && kind !== undefined) return new DomainError(reason, kind, detailsIn(error.metadata));
  const unreachable = [status.UNAVAILABLE, status.DEADLINE_EXCEEDED, status.CANCELLED].includes(error.code);
  return unreachable ? new DomainError('UPSTREAM_UNAVAILABLE', 'unavailable') : new DomainError('INTERNAL', 'internal');
}

function detailsIn(metadata: Metadata): ErrorDetails {
  const raw = metadata.get(detailsKey)[0];
  return Buffer.isBuffer(raw) ? (JSON.parse(raw.toString()) as ErrorDetails) : {};
}
