import type { Skill } from './question-types.js';

const lastFrom = <Value>(steps: readonly (readonly [from: number, value: Value])[], score: number): Value | null =>
  steps.findLast(([from]) => score >= from)?.[1] ?? null;

/** CEFR level of a score; null below the scale. Source: scoring.md 8. */
export const cefrOf = (score: number): string | null =>
  lastFrom(
    [
      [10, 'A1'],
      [30, 'A2'],
      [43, 'B1'],
      [59, 'B2'],
      [76, 'C1'],
      [85, 'C2'],
    ],
    score,
  );

/** IELTS band of a score by the concordance of July 2025; null below 5.0, where it ends. */
export const ieltsOf = (score: number): number | null =>
  lastFrom(
    [
      [31, 5],
      [39, 5.5],
      [47, 6],
      [55, 6.5],
      [63, 7],
      [71, 7.5],
      [79, 8],
      [86, 8.5],
      [90, 9],
    ],
    score,
  );

/** Lowest score for CLB 4, 5 ... 10. */
const clbFrom: Readonly<Record<Skill, readonly number[]>> = {
  L: [28, 39, 50, 60, 71, 82, 89],
  R: [33, 42, 51, 60, 69, 78, 88],
  S: [42, 51, 59, 68, 76, 84, 89],
  W: [41, 51, 60, 69, 79, 88, 90],
};
const lowestClb = 4;

/** CLB level of a core skill's score, at most 10; null below 4, where the table ends. */
export function clbOf(skill: Skill, score: number): number | null {
  const reached = clbFrom[skill].filter((from) => score >= from).length;
  return reached > 0 ? lowestClb + reached - 1 : null;
}
