import { describe, expect, it } from '@jest/globals';
import type { Analysis, ScorePart } from '@pte/exam/scoring-result';
import type { ScoredAnswer } from '../scorer/answer-scorer.js';
import { mergeVerdicts } from './merge-verdicts.js';

const reason = { en: 'Clear.', zh: '清楚。' };
const verdicts = (points: Record<number, number>) =>
  Object.entries(points).map(([i, given]) => ({ i: Number(i), points: given, reason }));

function scored(
  parts: readonly ScorePart[],
  given: { caps?: Record<number, number>; analysis?: Partial<Analysis> } = {},
) {
  const analysis: Analysis = { v: 1, status: 'done', engine: 'pte-writing/1', ...given.analysis };
  return { score: parts, ...given, analysis };
}
const points = (answer: ScoredAnswer) => ('s' in answer.score ? [] : answer.score.map(({ s }) => s));

describe('a provider beside the engine', () => {
  it('moves the traits it judged and leaves the others', () => {
    const merged = mergeVerdicts(
      scored([
        { i: 0, s: 3, f: 6 },
        { i: 1, s: 2, f: 2 },
      ]),
      verdicts({ 0: 5 }),
      'judge m',
    );
    expect(points(merged)).toEqual([5, 2]);
    expect(merged.analysis.engine).toBe('pte-writing/1 + judge m');
    expect(merged.analysis.notes?.map(({ code, en, zh }) => [code, /Content/.test(en), /内容/.test(zh)])).toEqual([
      ['provider', true, true],
    ]);
  });

  it.each([
    ['a third of six upwards', { i: 0, s: 2, f: 6 }, 6, 4],
    ['a third of six downwards', { i: 0, s: 5, f: 6 }, 0, 3],
    ['a point of two', { i: 2, s: 1, f: 2 }, 2, 2],
    ['never to nothing', { i: 0, s: 1, f: 6 }, 0, 1],
    ['never from nothing', { i: 0, s: 0, f: 6 }, 6, 0],
    ['not up from less than a point by force', { i: 0, s: 0.5, f: 6 }, 0, 0.5],
  ])('moves at most %s', (_, part, given, expected) => {
    expect(points(mergeVerdicts(scored([part]), verdicts({ [part.i]: given }), 'judge m'))).toEqual([expected]);
  });

  it('gives no more than a gate left, and takes nothing for it', () => {
    const capped = scored(
      [
        { i: 0, s: 1, f: 6 },
        { i: 3, s: 1, f: 2 },
      ],
      { caps: { 0: 1, 3: 1 } },
    );
    expect(points(mergeVerdicts(capped, verdicts({ 0: 6, 3: 2 }), 'judge m'))).toEqual([1, 1]);
  });

  it('tells its reasons first; the text of a band that no longer holds gives way', () => {
    const ours = (i: number) => ({
      i,
      band: { en: 'band', zh: '等级' },
      reasons: [{ code: 'own', en: 'own', zh: '自' }],
      tip: reason,
    });
    const before = scored(
      [
        { i: 0, s: 3, f: 6 },
        { i: 2, s: 1, f: 2 },
        { i: 4, s: 1, f: 2 },
      ],
      {
        analysis: { traits: [ours(0), ours(2), ours(4)] },
      },
    );
    const traits = mergeVerdicts(before, verdicts({ 0: 4, 2: 1 }), 'judge m').analysis.traits;
    expect(traits?.map(({ i, band, reasons }) => [i, band.en, reasons.map(({ code }) => code)])).toEqual([
      [0, '4 of 6 points', ['provider-reason', 'own']],
      [2, 'band', ['provider-reason', 'own']],
      [4, 'band', ['own']],
    ]);
  });
});
