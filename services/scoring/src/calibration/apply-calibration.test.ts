import { describe, expect, it } from '@jest/globals';
import type { ScoredAnswer } from '../scorer/answer-scorer.js';
import { applyCalibration } from './apply-calibration.js';
import type { CalibratedTrait, Calibration, Formula } from './calibration.js';

const agreement = { rmse: 1, correlation: 0, kappa: 0 };
const aTrait = (i: number, formula: Formula, given: Partial<CalibratedTrait> = {}): CalibratedTrait => ({
  ...{ questionTypeId: 1, i, engine: 'engine/1', step: 1, n: 50, formula, before: agreement, after: agreement },
  ...given,
});
const line = (shift: number, stretch = 1): Formula => ({ kind: 'line', shift, stretch });
const aCalibration = (...traits: CalibratedTrait[]): Calibration => ({
  v: 1,
  version: 'school-1',
  fittedOn: '2026-11-21',
  traits,
});
const scored = (points: Record<number, number>, given: Partial<ScoredAnswer> = {}): ScoredAnswer => ({
  score: Object.entries(points).map(([i, s]) => ({ i: Number(i), s, f: 6 })),
  analysis: { v: 1, status: 'done', engine: 'engine/1 with-checker', zero: null },
  ...given,
});
const points = ({ score }: ScoredAnswer) => ('s' in score ? [] : score.map(({ s }) => s));

describe('a calibration', () => {
  it('moves points and names its version with them', () => {
    const result = applyCalibration(
      aCalibration(aTrait(0, line(-1)), aTrait(7, line(1, 0.5))),
      1,
      scored({ 0: 4, 7: 6 }),
    );
    expect(points(result)).toEqual([3, 4]);
    expect(result).toMatchObject({
      mapping: 'calibration school-1',
      analysis: { engine: 'engine/1 with-checker + calibration school-1' },
    });
  });

  it('looks at points before rounding, and at measures with an average for what is missing', () => {
    const weights: Formula = {
      kind: 'features',
      intercept: 3,
      features: {
        a: { weight: 1, mean: 0, deviation: 1, low: -2, high: 2 },
        b: { weight: 5, mean: 1, deviation: 1, low: 0, high: 2 },
      },
    };
    const calibration = aCalibration(aTrait(0, line(0)), aTrait(7, weights));
    const measures = { '0': 3.6, a: 9 };
    expect(points(applyCalibration(calibration, 1, scored({ 0: 3, 7: 1 }, { measures })))).toEqual([4, 5]);
  });

  it('gives tenths where the engine does', () => {
    expect(points(applyCalibration(aCalibration(aTrait(0, line(0.25), { step: 0.1 })), 1, scored({ 0: 3.1 })))).toEqual(
      [3.4],
    );
  });

  it('lifts no cap and no zero, and takes Content not to nothing', () => {
    const up = aCalibration(aTrait(0, line(5)), aTrait(7, line(5)));
    expect(points(applyCalibration(up, 1, scored({ 0: 1, 7: 0 }, { caps: { 0: 2 } })))).toEqual([2, 0]);
    const down = aCalibration(aTrait(0, line(-5)), aTrait(7, line(-5)));
    expect(points(applyCalibration(down, 1, scored({ 0: 2, 7: 2 })))).toEqual([1, 0]);
  });

  it.each([
    ['another type', 2, scored({ 0: 3 })],
    ['another engine', 1, scored({ 0: 3 }, { analysis: { v: 1, status: 'done', engine: 'engine/2', zero: null } })],
    [
      'an answer that a rule set to zero',
      1,
      scored({ 0: 3 }, { analysis: { v: 1, status: 'done', engine: 'engine/1', zero: 'form' } }),
    ],
    ['a single part', 1, scored({}, { score: { s: 1, f: 1 } })],
  ])('leaves %s as it is', (_, type, answer) => {
    expect(applyCalibration(aCalibration(aTrait(0, line(2))), type, answer)).toBe(answer);
  });

  it('replaces the text of a band whose points changed', () => {
    const trait = (i: number) => ({ i, band: { en: 'band', zh: '等级' }, reasons: [] });
    const answer = scored({ 0: 3, 7: 3 });
    const analysis = { ...answer.analysis, traits: [trait(0), trait(7)] };
    const result = applyCalibration(aCalibration(aTrait(0, line(1)), aTrait(7, line(0))), 1, { ...answer, analysis });
    expect(result.analysis.traits?.map(({ band }) => band.en)).toEqual(['4 of 6 points', 'band']);
  });
});
