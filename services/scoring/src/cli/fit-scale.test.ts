import { describe, expect, it } from '@jest/globals';
import { fitScale } from './fit-scale.js';
import { pearson } from './ridge.js';

/** Pseudo-random between -1 and 1, the same each time. */
const noise = (seed: number): number => 2 * Math.abs((Math.sin(seed * 12.9898) * 43_758.5453) % 1) - 1;
const count = 300;
const rows = Array.from({ length: count }, (_, index) => ({
  pace: 1.7 * noise(index),
  pauses: 1.7 * noise(index + 1000),
}));
const speakers = rows.map((_, index) => `speaker ${index % 30}`);
const rated = rows.map(({ pace, pauses }, index) => 7 + pace - 0.5 * pauses + 0.3 * noise(index + 2000));
const signs = { pace: 1, pauses: -1 };

describe('fitScale', () => {
  it('finds what the ratings follow, and says how well it follows other speakers', () => {
    const { model, predictions } = fitScale({ rows, rated, speakers, signs });
    expect(model.intercept).toBeCloseTo(rated.reduce((sum, one) => sum + one, 0) / count, 4);
    const { pace, pauses } = model.coefficients as Readonly<Record<keyof typeof signs, number>>;
    expect(pace).toBeGreaterThan(0.7);
    expect(pauses).toBeLessThan(-0.3);
    expect(pearson(predictions, rated)).toBeGreaterThan(0.9);
  });

  it('never pays for what should cost', () => {
    const { model } = fitScale({ rows, rated, speakers, signs: { pace: -1, pauses: -1 } });
    expect(model.coefficients).toMatchObject({ pace: 0 });
  });

  it('predicts each speaker without having seen them', () => {
    const own = rated.map((value, index) => (speakers[index] === 'speaker 3' ? value + 50 : value));
    const { predictions } = fitScale({ rows, rated: own, speakers, signs });
    const before = fitScale({ rows, rated, speakers, signs }).predictions;
    const index = speakers.indexOf('speaker 3');
    expect(predictions[index]).toBeCloseTo(before[index] ?? 0, 9);
  });

  it('stretches to the spread of the ratings', () => {
    expect(fitScale({ rows, rated, speakers, signs }).model.stretch).toBeGreaterThan(1);
  });
});
