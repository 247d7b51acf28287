import { capOfPoints } from './gate-caps.js';
import type { JudgedAnswer } from './judged-answer.js';

/** Least coverage for each number of points, from the most; by the full points of the trait. Source: scoring.md 4.3. */
const scales: Readonly<Record<number, readonly number[]>> = {
  2: [0.7, 0.35],
  3: [0.85, 0.55, 0.3],
  4: [0.8, 0.6, 0.4, 0.2],
  6: [0.85, 0.7, 0.55, 0.4, 0.25, 0.1],
};

/** Content, of `full` points, capped by the gates. Source: scoring.md 4.3. */
export function contentPoints(judged: JudgedAnswer, full: number): number {
  const found = (scales[full] ?? []).findIndex((least) => judged.coverage >= least);
  return Math.min(found < 0 ? 0 : full - found, capOfPoints(judged, full));
}
