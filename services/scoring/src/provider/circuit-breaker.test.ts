import { beforeEach, describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';
import { ProviderFailure } from './provider-failure.js';

const failing = async () => {
  throw new ProviderFailure('UNAVAILABLE', 'answers 500');
};
const working = async () => 'well';

describe('a circuit breaker', () => {
  let now = 0;
  let breaker: CircuitBreaker;
  beforeEach(() => {
    now = 0;
    breaker = new CircuitBreaker({ failures: 2, restSeconds: 60 }, () => now);
  });
  const reasonOf = (call: () => Promise<string>) =>
    breaker.run(call).then(
      (result) => result,
      (error: ProviderFailure) => error.reason,
    );

  it('opens after failures in a row, tries once after the rest, and closes again', async () => {
    expect([await reasonOf(failing), await reasonOf(failing), await reasonOf(working)]).toEqual([
      ...['UNAVAILABLE', 'UNAVAILABLE', 'RESTING'],
    ]);
    now = 60_000;
    expect(await reasonOf(failing)).toBe('UNAVAILABLE');
    expect(await reasonOf(working)).toBe('RESTING');
    now = 120_000;
    expect([await reasonOf(working), await reasonOf(failing), await reasonOf(working)]).toEqual([
      ...['well', 'UNAVAILABLE', 'well'],
    ]);
  });

  it('lets a single call try while the others go without', async () => {
    await reasonOf(failing);
    await reasonOf(failing);
    now = 60_000;
    const trial = Promise.withResolvers<string>();
    const trying = reasonOf(() => trial.promise);
    expect(await reasonOf(working)).toBe('RESTING');
    trial.resolve('back');
    expect(await trying).toBe('back');
    expect(await reasonOf(working)).toBe('well');
  });

  it('does not blame the provider for a spent budget', async () => {
    const spent = async () => {
      throw new ProviderFailure('BUDGET_SPENT', 'nothing left');
    };
    for (let count = 0; count < 5; count++) expect(await reasonOf(spent)).toBe('BUDGET_SPENT');
    expect(await reasonOf(working)).toBe('well');
  });
});
