import { describe, expect, it } from '@jest/globals';
import type { Submission } from '../../lib/api/shapes.js';
import { compareAttempts } from './compare-attempts.js';
import { pollDelay } from './poll-delay.js';
import { readAnalysis } from './read-analysis.js';

const attempt = (id: number, points: number | null) =>
  ({ id, score: points === null ? '' : JSON.stringify({ s: points, f: 15 }) }) as Submission;

describe('comparing attempts', () => {
  it('looks at the scored attempt just before this one, and at the best', () => {
    const attempts = [attempt(9, 12), attempt(7, null), attempt(5, 9.5), attempt(3, 13)];
    expect(compareAttempts(attempts, attempt(9, 12))).toEqual({ difference: 2.5, best: 13 });
  });

  it('says nothing about a first attempt or an unscored one', () => {
    expect(compareAttempts([attempt(9, 12)], attempt(9, 12))).toEqual({ difference: null, best: null });
    expect(compareAttempts([attempt(5, 3)], attempt(9, null))).toEqual({ difference: null, best: null });
  });
});

describe('asking for a pending score', () => {
  it('waits 1, 2, 4, 8 and then 15 seconds, for 6 minutes', () => {
    expect([0, 1, 2, 3, 4, 5].map((turn) => pollDelay(turn, 0))).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
    expect(pollDelay(9, 6 * 60_000 - 1)).toBe(15_000);
    expect(pollDelay(9, 6 * 60_000)).toBeNull();
  });
});

describe('an analysis', () => {
  it('is read, and anything else counts as pending', () => {
    expect(readAnalysis('{"v":1,"status":"done"}')).toEqual({ v: 1, status: 'done' });
    for (const text of ['', 'null', '{', '[]']) expect(readAnalysis(text).status).toBe('pending');
  });
});
