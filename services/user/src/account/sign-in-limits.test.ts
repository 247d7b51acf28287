import { describe, expect, it } from '@jest/globals';
import type { RateLimit } from '../limits/rate-limit.js';
import { RateLimited, type RateLimiter } from '../limits/rate-limiter.js';
import { SignInLimits } from './sign-in-limits.js';

/** Notes what is asked of it; refuses what `full` names. */
function aLimiter(full: readonly string[] = []) {
  const asked: string[] = [];
  const ask = (what: string) => async (limit: RateLimit, counted: string) => {
    asked.push(`${what} ${limit.name}: ${counted}`);
    if (full.includes(limit.name)) throw new RateLimited(5);
  };
  const limiter = { check: ask('check'), take: ask('take'), clear: ask('clear') } as unknown as RateLimiter;
  return { limits: new SignInLimits(limiter), asked };
}

const attempt = { name: 'Lily', ip: '203.0.113.7' };

describe('the limits of signing in', () => {
  it('count a failure for the name at its address, in any spelling, and for the address', async () => {
    const { limits, asked } = aLimiter();
    await limits.failed({ ...attempt, name: 'ｌＩＬＹ' });
    expect(asked).toEqual(['take sign-in-address: 203.0.113.7', 'take sign-in-name: lily 203.0.113.7']);
  });

  it('forget the name after a success, not the address', async () => {
    const { limits, asked } = aLimiter();
    await limits.succeeded(attempt);
    expect(asked).toEqual(['clear sign-in-name: lily 203.0.113.7']);
  });

  it.each(['sign-in-address', 'sign-in-name'])('refuse everything while %s is full', async (name) => {
    const { limits } = aLimiter([name]);
    const refusal = { reason: 'RATE_LIMITED', details: { retryAfter: 5 } };
    await expect(limits.check(attempt)).rejects.toMatchObject(refusal);
    await expect(limits.failed(attempt)).rejects.toMatchObject(refusal);
  });
});
