import { describe, expect, it } from '@jest/globals';
import {
  checkRescorable,
  createdEvent,
  markedEvent,
  nextAttempt,
  pendingScoring,
  type Scoring,
  type Submission,
  scoredScoring,
  withFailure,
  withNewerScore,
  withScore,
  withWorker,
} from './submission.js';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-10T12:01:00Z');
const outcome = { score: [{ i: 0, s: 4.5, f: 5 }], analysis: '{"v":1,"status":"done"}' };
const aSubmission = (given: Partial<Submission> = {}): Submission => ({
  ...{ id: 9, userId: 7, questionId: 2001, questionTypeId: 2, answer: 'a.webm', timeUsed: 35 },
  ...{ mockSessionId: null, createdAt: now, attempt: 1, scoring: pendingScoring(now) },
  ...given,
});
const scored: Scoring = scoredScoring({ s: 1, f: 1 }, '{"v":1,"status":"done"}', now);
const shown = { content: '{"material":"Read."}', key: '{}' };

describe('a pending submission', () => {
  it('takes the score of its attempt', () => {
    expect(withScore(aSubmission(), 1, outcome, later)?.scoring).toEqual({
      ...{ status: 'scored', score: '[{"i":0,"s":4.5,"f":5}]', analysis: outcome.analysis, scoredAt: later },
    });
  });

  it('takes the failure of its attempt', () => {
    expect(withFailure(aSubmission(), 1, 'TIMEOUT', later)?.scoring).toEqual({
      ...{ status: 'failed', score: '', analysis: '{"v":1,"status":"failed","code":"TIMEOUT"}', scoredAt: later },
    });
  });

  it.each([0, 2])('does not take what belongs to attempt %i', (attempt) => {
    expect(withScore(aSubmission(), attempt, outcome, later)).toBeUndefined();
    expect(withFailure(aSubmission(), attempt, 'TIMEOUT', later)).toBeUndefined();
  });

  it('is taken by a worker once, whose outcome counts', () => {
    const taken = withWorker(aSubmission(), 1)!;
    expect(taken.scoring).toEqual({ ...pendingScoring(now), status: 'scoring' });
    expect([withWorker(taken, 1), withWorker(aSubmission(), 2)]).toEqual([undefined, undefined]);
    expect(withScore(taken, 1, outcome, later)?.scoring.status).toBe('scored');
    expect(() => checkRescorable(taken, true)).toThrow('SCORING_IN_PROGRESS');
  });

  it('tells the scoring service what was answered and what was shown', () => {
    expect(createdEvent(aSubmission(), shown).data.scoring).toEqual({ answer: 'a.webm', ...shown });
    expect(createdEvent(aSubmission({ answer: '{"answer":"My text."}' }), shown).data.scoring?.answer).toBe('My text.');
  });

  it('is not marked', () => {
    expect(() => markedEvent(aSubmission())).toThrow();
  });
});

describe('a submission that is done with', () => {
  it('takes no other outcome', () => {
    expect(withScore(aSubmission({ scoring: scored }), 1, outcome, later)).toBeUndefined();
    const failed = withFailure(aSubmission(), 1, 'TIMEOUT', later)!;
    expect(withScore(failed, 1, outcome, later)).toBeUndefined();
  });

  it('takes the score of a newer engine for the same attempt', () => {
    const submission = aSubmission({ scoring: scored });
    expect(withNewerScore(submission, 1, outcome, later)?.scoring).toMatchObject({ status: 'scored', scoredAt: later });
    expect(withNewerScore(submission, 2, outcome, later)).toBeUndefined();
    expect(withNewerScore(aSubmission(), 1, outcome, later)).toBeUndefined();
  });

  it('tells its points', () => {
    const marked = markedEvent(withScore(aSubmission(), 1, outcome, later)!).data;
    expect(marked).toMatchObject({
      points: 4.5,
      fullPoints: 5,
      scoringStatus: 'scored',
      markedAt: later.getTime() / 1000,
    });
    expect(markedEvent(withFailure(aSubmission(), 1, 'TIMEOUT', later)!).data).toMatchObject({
      points: 0,
      fullPoints: 0,
    });
  });

  it('tells the scoring service nothing', () => {
    expect(createdEvent(aSubmission({ scoring: scored }), shown).data.scoring).toBeNull();
  });
});

describe('scoring anew', () => {
  const failed = withFailure(aSubmission(), 1, 'TIMEOUT', later)!;

  it('is for what failed, and for admins also for what was scored', () => {
    expect(() => checkRescorable(failed, false)).not.toThrow();
    expect(() => checkRescorable(aSubmission({ scoring: scored }), true)).not.toThrow();
    expect(() => checkRescorable(aSubmission({ scoring: scored }), false)).toThrow('SUBMISSION_NOT_FAILED');
    expect(() => checkRescorable(aSubmission(), true)).toThrow('SCORING_IN_PROGRESS');
  });

  it('is the next attempt', () => {
    expect(nextAttempt(failed, pendingScoring(later))).toMatchObject({ attempt: 2, scoring: { status: 'pending' } });
  });
});
