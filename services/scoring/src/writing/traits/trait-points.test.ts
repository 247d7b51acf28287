import { describe, expect, it } from '@jest/globals';
import type { WritingTask } from '@pte/exam/judging';
import { traits } from '@pte/exam/traits';
import { smallLanguage } from '../../../test/builders/small-language.js';
import { unchecked } from '../checker/checks.js';
import { judgeAnswer } from '../judge-answer.js';
import { contentPoints } from './content-points.js';
import type { JudgedAnswer } from './judged-answer.js';
import { ofSix } from './language-points.js';
import { traitPoints } from './trait-points.js';

const task: WritingTask = { kind: 'writing', prompt: 'Write about trams.', points: [], samples: [], genre: 'summary' };
const aJudgedAnswer = (
  changes: Partial<JudgedAnswer> = {},
  raw = 'People walk to the school because it is free.',
): JudgedAnswer => ({
  ...judgeAnswer({ raw, task, otherTasks: [], checks: unchecked }, smallLanguage),
  overall: 0.8,
  ...changes,
});

describe('contentPoints', () => {
  it.each([
    [6, 0.85, 6],
    [6, 0.84, 5],
    [6, 0.1, 1],
    [6, 0.09, 0],
    [4, 0.8, 4],
    [4, 0.2, 1],
    [3, 0.85, 3],
    [3, 0.54, 1],
    [2, 0.7, 2],
    [2, 0.34, 0],
  ])('of %d at coverage %d are %d', (full, coverage, points) => {
    expect(contentPoints(aJudgedAnswer({ coverage }), full)).toBe(points);
  });

  it('are capped for copies, templates, repetition and nonsense', () => {
    const gated = (code: 'template' | 'repeated' | 'letters', cap: number) =>
      contentPoints(aJudgedAnswer({ coverage: 1, gates: [{ code, cap, percent: 80 }] }), 6);
    expect(contentPoints(aJudgedAnswer({ coverage: 1, copied: 0.61 }), 4)).toBe(1);
    expect([gated('template', 0.4), gated('repeated', 0.2), gated('letters', 0)]).toEqual([2, 1, 0]);
    expect(gated('template', 0.8)).toBe(6);
  });
});

describe('traitPoints', () => {
  it('gives two for spelling without an error, one with one, none with more', () => {
    const spelling = (errors: number) => {
      const judged = aJudgedAnswer();
      const misspellings = Array.from({ length: errors }, (_, at) => ({
        start: at,
        end: at + 1,
        code: 'spelling' as const,
        fix: [],
      }));
      return traitPoints(traits.spelling.i, 2, { ...judged, evidence: { ...judged.evidence, misspellings } });
    };
    expect([0, 1, 2, 5].map(spelling)).toEqual([2, 1, 0, 0]);
  });

  it('asks compositions, not summaries, for complex sentences', () => {
    const qualities = { ...aJudgedAnswer().qualities, grammar: 0.9, vocabulary: 0.9 };
    const grammar = (asksForComposition: boolean) =>
      traitPoints(traits.grammar.i, 2, aJudgedAnswer({ qualities, asksForComposition }));
    expect([grammar(false), grammar(true)]).toEqual([2, 1]);
  });

  it('makes six steps of a quality', () => {
    expect([0, 0.1, 0.5, 0.85, 1].map(ofSix)).toEqual([0, 1, 4, 6, 6]);
  });

  it('knows no trait of speech', () => {
    expect(() => traitPoints(traits.pronunciation.i, 5, aJudgedAnswer())).toThrow('no writing has the trait');
  });
});
