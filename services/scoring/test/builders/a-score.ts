import type { Analysis } from '@pte/exam/scoring-result';
import type { ScoredAnswer } from '../../src/scorer/answer-scorer.js';

/** A Read Aloud score with these things in its analysis. */
export const aScore = (evidence: Partial<Analysis> = {}): ScoredAnswer => ({
  score: [
    { i: 0, s: 4, f: 5 },
    { i: 5, s: 3, f: 5 },
    { i: 6, s: 2, f: 5 },
  ],
  analysis: { v: 1, status: 'done', engine: 'fake/1.0', ...evidence },
});
