import { describe, expect, it } from '@jest/globals';
import { findPoints, type PointEvidence } from './find-points.js';

const place = { from: 10, to: 60 };
const aPoint = (id: string, ratio: number, weight = 1): PointEvidence => ({ id, weight, phrases: [{ ratio, place }] });
const points = (...ratios: number[]) => ratios.map((ratio, index) => aPoint(`p${index}`, ratio));
const heard = 12;
const missed = 0.3;

describe('findPoints', () => {
  it('finds nearly all of a good answer, and forgives a phrase that was overheard', () => {
    const { coverage, points: found } = findPoints(points(heard, heard, missed, heard, heard, heard), []);
    expect(coverage).toBeGreaterThan(0.85);
    expect(found[2]?.hit).toBeGreaterThan(0.4);
  });

  it('finds next to nothing in unrelated speech, whatever seems to fit by chance', () => {
    const vocabulary = Array.from({ length: 20 }, () => 0.4);
    const { coverage, points: found } = findPoints(points(missed, 2, missed, missed, missed, 0.5), vocabulary);
    expect(coverage).toBeLessThan(0.1);
    expect(found[1]?.hit).toBeLessThan(0.3);
  });

  it('finds about half of half an answer', () => {
    const { coverage } = findPoints(points(heard, heard, heard, 0.1, 0.1, 0.1), []);
    expect(coverage).toBeGreaterThan(0.4);
    expect(coverage).toBeLessThan(0.7);
  });

  it('never says that a point was certainly made or missed', () => {
    const { points: found } = findPoints(points(60, 60, 60, 0.05), []);
    expect(found.every(({ hit }) => hit > 0 && hit < 1)).toBe(true);
  });

  it('takes other words of model answers as a sign that the task was answered', () => {
    const evidence = points(2, 2, 1, 1);
    const related = findPoints(
      evidence,
      Array.from({ length: 15 }, () => 6),
    ).coverage;
    const unrelated = findPoints(
      evidence,
      Array.from({ length: 15 }, () => 0.3),
    ).coverage;
    expect(related).toBeGreaterThan(unrelated + 0.3);
  });

  it('weighs points, and leaves out what nobody could listen for', () => {
    const evidence = [aPoint('heavy', 40, 9), aPoint('light', 0.05, 1)];
    const { coverage, points: found } = findPoints([...evidence, { id: 'mute', weight: 50, phrases: [] }], []);
    expect(coverage).toBeGreaterThan(0.7);
    expect(found.map(({ id }) => id)).toEqual(['heavy', 'light']);
  });

  it('is 0 where there is nothing to listen for', () => {
    expect(findPoints([], [])).toEqual({ coverage: 0, points: [] });
  });
});
