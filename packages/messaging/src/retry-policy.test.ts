import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@pte/service-kit/domain-error';
import { retryPolicy, usualDelays } from './retry-policy.js';

describe('retryPolicy', () => {
  const healthy = async () => undefined;
  const broken = async () => {
    throw new Error('connection refused');
  };

  it("takes a failure for the event's own while the store answers", async () => {
    expect(await retryPolicy(healthy).isOutage(new Error('duplicate key'))).toBe(false);
  });

  it('takes every failure for an outage while the store does not', async () => {
    expect(await retryPolicy(broken).isOutage(new Error('terminated'))).toBe(true);
  });

  it('takes another service that is away for an outage, and its refusal not', async () => {
    const { isOutage } = retryPolicy(healthy);
    expect(await isOutage(new DomainError('UPSTREAM_UNAVAILABLE', 'unavailable'))).toBe(true);
    expect(await isOutage(new DomainError('QUESTION_NOT_FOUND', 'not-found'))).toBe(false);
  });

  it('waits ever longer, for less than a minute in all', () => {
    const sum = usualDelays.reduce((total, each) => total + each, 0);
    expect([...usualDelays].sort((a, b) => a - b)).toEqual(usualDelays);
    expect(sum).toBeLessThan(60_000);
  });
});
