/** Where the scale bends, as share of the points and score. Source: scoring.md 8 rule 5. */
const bends: readonly (readonly [share: number, score: number])[] = [
  [0, 10],
  [0.1, 16],
  [0.25, 29],
  [0.4, 42],
  [0.55, 55],
  [0.7, 67],
  [0.8, 76],
  [0.9, 84],
  [0.97, 89],
  [1, 90],
];

/** The score from 10 to 90 for a share of the points, linear between the bends and not rounded. */
export function scaledScore(share: number): number {
  const place = Math.max(
    1,
    bends.findIndex(([to]) => share <= to),
  );
  const [from, low] = bends[place - 1] ?? [0, 10];
  const [to, high] = bends[place] ?? [1, 90];
  return low + ((share - from) / (to - from)) * (high - low);
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Plus or minus how much a score is sure, given the weights of its items, which add up to 1. Source: scoring.md 8 rule 7. */
export const scoreRange = (weights: readonly number[]): number => {
  const squares = weights.reduce((sum, weight) => sum + weight * weight, 0);
  return clamp(Math.round(1.96 * 80 * Math.sqrt(squares * 0.04)), 2, 20);
};
