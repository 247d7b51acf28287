import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { describe, expect, it } from '@jest/globals';
import { DomainError, type ErrorKind, ValidationError } from './domain-error.js';
import { fromGrpcError, toGrpcError } from './grpc-errors.js';

const overTheWire = (error: unknown) => fromGrpcError(toGrpcError(error) as unknown as ServiceError);
const kinds: ErrorKind[] = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'rate-limited',
  'unavailable',
  'internal',
];

describe('errors over gRPC', () => {
  it.each(kinds)('keep reason and details of kind %s', (kind) => {
    const sent = new DomainError('SOME_REASON', kind, { args: { key: '中文' }, retryAfter: 7 });
    expect(overTheWire(sent)).toMatchObject({
      reason: 'SOME_REASON',
      kind,
      details: { args: { key: '中文' }, retryAfter: 7 },
    });
  });

  it('keep the problem of each field', () => {
    expect(overTheWire(new ValidationError({ name: { code: 'name.length' } }))).toMatchObject({
      reason: 'VALIDATION',
      kind: 'invalid',
      details: { fields: { name: { code: 'name.length' } } },
    });
  });

  it('do not carry the text of an unexpected error', () => {
    expect(JSON.stringify(toGrpcError(new Error('select secret from account')))).not.toContain('secret');
    expect(overTheWire(new Error('anything'))).toMatchObject({ reason: 'INTERNAL', kind: 'internal' });
  });

  it.each([status.UNAVAILABLE, status.DEADLINE_EXCEEDED, status.CANCELLED])(
    'name code %s an upstream that is away',
    (code) => {
      const raw = Object.assign(new Error('14 UNAVAILABLE: 127.0.0.1:50051'), {
        code,
        details: '',
        metadata: new Metadata(),
      });
      expect(fromGrpcError(raw)).toMatchObject({ reason: 'UPSTREAM_UNAVAILABLE', kind: 'unavailable' });
    },
  );
});
