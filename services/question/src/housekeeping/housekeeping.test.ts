import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { IdempotencyKeys } from '@pte/service-kit/idempotency-keys';
import { createLogger } from '@pte/service-kit/logging';
import type { CloseOverdueSessions } from '../mock/close-overdue-sessions.js';
import type { FailOverdueSubmissions } from '../practice/fail-overdue-submissions.js';
import { Housekeeping } from './housekeeping.js';

const round = 15_000;

function aHousekeeping(work: () => Promise<number>) {
  const overdue = { run: jest.fn(work) };
  const sessions = { run: jest.fn(async () => 0) };
  const keys = { forget: jest.fn(async () => undefined) };
  const logger = createLogger('test', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
  const housekeeping = new Housekeeping(
    overdue as unknown as FailOverdueSubmissions,
    sessions as unknown as CloseOverdueSessions,
    keys as unknown as IdempotencyKeys,
    logger,
  );
  housekeeping.onApplicationBootstrap();
  return { housekeeping, overdue, sessions, keys };
}

describe('housekeeping', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('looks for overdue submissions in every round, for old keys only now and then', async () => {
    const { housekeeping, overdue, keys } = aHousekeeping(async () => 0);
    await jest.advanceTimersByTimeAsync(39 * round);
    expect([overdue.run.mock.calls.length, keys.forget.mock.calls.length]).toEqual([39, 1]);
    await jest.advanceTimersByTimeAsync(2 * round);
    expect([overdue.run.mock.calls.length, keys.forget.mock.calls.length]).toEqual([41, 2]);
    await housekeeping.onModuleDestroy();
  });

  it('goes on after a chore that failed, with the others and in the next round', async () => {
    const { housekeeping, overdue, sessions } = aHousekeeping(() => Promise.reject(new Error('the database is away')));
    await jest.advanceTimersByTimeAsync(3 * round);
    expect([overdue.run.mock.calls.length, sessions.run.mock.calls.length]).toEqual([3, 3]);
    await housekeeping.onModuleDestroy();
  });

  it('never runs two rounds at once, and finishes the one in hand when it stops', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const { housekeeping, overdue } = aHousekeeping(() => promise);
    await jest.advanceTimersByTimeAsync(2 * round);
    expect(overdue.run).toHaveBeenCalledTimes(1);
    let stopped = false;
    const stopping = housekeeping.onModuleDestroy().then(() => {
      stopped = true;
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(stopped).toBe(false);
    resolve(0);
    await stopping;
    await jest.advanceTimersByTimeAsync(5 * round);
    expect(overdue.run.mock.calls.length).toBeLessThanOrEqual(2);
  });
});
