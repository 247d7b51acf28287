import { describe, expect, it } from '@jest/globals';
import { rescoreReport } from './rescore-report.js';
import type { RescoredAnswer } from './rescore-run.js';

const points = (content: number, fluency: number) => [
  { i: 0, s: content, f: 5 },
  { i: 5, s: fluency, f: 5 },
];

const anAnswer = (submissionId: number, given: Partial<RescoredAnswer> = {}): RescoredAnswer => ({
  ...{ submissionId, questionTypeId: 2, before: points(3, 3), after: points(3, 3) },
  ...given,
});

describe('the report of a run', () => {
  it('tells by type how many changed, by trait how much, and what moved most', () => {
    const answers = [
      anAnswer(1, { after: points(4, 3) }),
      anAnswer(2, { after: points(5, 1) }),
      anAnswer(3),
      anAnswer(4, { after: null }),
      anAnswer(5, { questionTypeId: 6, before: { s: 0, f: 1 }, after: { s: 1, f: 1 } }),
    ];
    expect(rescoreReport(answers).split('\n')).toEqual([
      'Type 2 RA: 4 answers, 2 changed, 1 could not be scored anew and keep their score',
      '  Content: +1.00 points on average, 2 changed',
      '  Oral fluency: -0.67 points on average, 1 changed',
      '  submission 2: Content 3 -> 5, Oral fluency 3 -> 1',
      '  submission 1: Content 3 -> 4',
      'Type 6 ASQ: 1 answers, 1 changed, 0 could not be scored anew and keep their score',
      '  Score: +1.00 points on average, 1 changed',
      '  submission 5: Score 0 -> 1',
    ]);
  });

  it('names no more than five answers of a type', () => {
    const answers = [1, 2, 3, 4, 5, 6, 7].map((id) => anAnswer(id, { after: points(4, 3) }));
    expect(rescoreReport(answers).match(/submission \d+/g)).toEqual([1, 2, 3, 4, 5].map((id) => `submission ${id}`));
  });

  it('of nothing says so', () => {
    expect(rescoreReport([])).toBe('No answer was scored anew.');
  });
});
