import { describe, expect, it } from '@jest/globals';
import { fitTrait, type RatedTrait } from './fit-trait.js';

const bounds = { step: 1, low: 0, high: 5 };

/** The same sequence each time, -0.5 to 0.5, without a visible order. */
const noise = (index: number, salt: number): number => {
  const wave = Math.sin((index + 1) * 12.9898 + salt * 78.233) * 43_758.5453;
  return wave - Math.floor(wave) - 0.5;
};

interface Learner {
  /** 0-5 */
  readonly ability: number;
  readonly index: number;
}

/** Rated answers of learners of all abilities; `human` and `value` say what the raters and the engine give them. */
function rated(
  count: number,
  given: { human(learner: Learner): number; value?(learner: Learner): number; extra?(learner: Learner): number },
) {
  return Array.from({ length: count }, (_, index): RatedTrait => {
    const learner = { ability: 1 + 3 * (noise(index, 1) + 0.5), index };
    const value = given.value?.(learner) ?? learner.ability + noise(index, 2) * 0.6;
    const measures = { '5': value, ...(given.extra ? { quality: given.extra(learner) } : {}) };
    const points = (raw: number) => Math.min(5, Math.max(0, Math.round(raw)));
    return { value, measures, given: points(value), human: points(given.human(learner)), group: `learner ${index}` };
  });
}
const formulaOf = (answers: readonly RatedTrait[]) => {
  const fit = fitTrait(answers, bounds);
  return 'refused' in fit ? fit.refused : fit.formula.kind;
};

const noFit = 'no fit comes closer to the raters than the engine alone, on answers it has not seen';

describe('fitting a trait to raters', () => {
  it('refuses few answers, and says how many it needs', () => {
    expect(formulaOf(rated(29, { human: ({ ability }) => ability - 1 }))).toBe('at least 30 are needed');
    expect(formulaOf(rated(30, { human: ({ ability }) => ability - 1 }))).toBe('line');
  });

  it('finds how much stricter the raters are and comes closer to them on unseen answers', () => {
    const fit = fitTrait(rated(120, { human: ({ ability }) => ability - 1 }), bounds);
    if ('refused' in fit) throw new Error(fit.refused);
    expect(fit.formula).toMatchObject({ kind: 'line' });
    expect(fit.after.rmse).toBeLessThan(fit.before.rmse * 0.7);
    expect(fit.after.kappa).toBeGreaterThan(fit.before.kappa);
  });

  it.each([120, 300])('takes nothing from %d raters who order the answers the other way round', (count) => {
    expect(formulaOf(rated(count, { human: ({ ability }) => 5 - ability }))).toBe(noFit);
  });

  it.each([60, 300])('leaves the engine alone where %d raters agree with it already, or with nothing', (count) => {
    expect(formulaOf(rated(count, { human: ({ ability }) => ability }))).toBe(noFit);
    expect(formulaOf(rated(count, { human: ({ index }) => 2.5 + 1.7 * noise(index, 9), value: () => 2.5 }))).toBe(
      noFit,
    );
  });

  it('weighs what the engine measured besides, from 200 answers on', () => {
    const given = {
      value: ({ ability, index }: Learner) => ability + 3 * noise(index, 3),
      extra: ({ ability }: Learner) => ability,
      human: ({ ability }: Learner) => ability,
    };
    expect(formulaOf(rated(199, given))).not.toBe('features');
    const fit = fitTrait(rated(240, given), bounds);
    if ('refused' in fit || fit.formula.kind !== 'features') throw new Error('no weights');
    expect(fit.after.correlation).toBeGreaterThan(fit.before.correlation + 0.1);
    expect(fit.formula.features['quality']?.weight).toBeGreaterThan(fit.formula.features['5']?.weight ?? 1);
  });

  it('does not learn who the learners are', () => {
    const learnerOf = (index: number) => index % 12;
    const answers = rated(240, { human: ({ index }) => 2.5 + 4 * noise(learnerOf(index), 5), value: () => 2.5 }).map(
      (one, index) => ({ ...one, measures: { [`learner${learnerOf(index)}`]: 1, ...others(learnerOf(index)) } }),
    );
    expect(formulaOf(answers)).toBe('features');
    expect(formulaOf(answers.map((one, index) => ({ ...one, group: `${learnerOf(index)}` })))).toBe(noFit);
  });
});

/** 0 for each of twelve learners but one. */
const others = (learner: number): Record<string, number> =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => index)
      .filter((index) => index !== learner)
      .map((index) => [`learner${index}`, 0]),
  );
