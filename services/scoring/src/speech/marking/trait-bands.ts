import type { Pause } from '../reading/pauses.js';

/** Least rating, 0-10, for the bands 5, 4, 3, 2 and 1. Source: scoring.md 4.2, mean phone score on the raters' scale. */
const bandEdges = [9, 8, 6.8, 5.5, 4];
/** Seconds; no more than good fluency goes with one such pause, no more than limited fluency with two. */
const veryLongPause = 2;

/** An integer from 0 to 5 for a rating of 0 to 10. */
export function bandOfRating(rating: number): number {
  const index = bandEdges.findIndex((edge) => rating >= edge);
  return index < 0 ? 0 : bandEdges.length - index;
}

/** The points of a rating before rounding: a band's edge lies half a point below it, straight lines between. */
export function unroundedPoints(rating: number): number {
  const edges = [10, ...bandEdges, 0];
  const points = [5, ...bandEdges.map((_, index) => bandEdges.length - index - 0.5), 0];
  const above = Math.max(
    1,
    edges.findIndex((edge) => rating >= edge),
  );
  const [from = 0, to = 10] = [edges[above], edges[above - 1]];
  const [low = 0, high = 5] = [points[above], points[above - 1]];
  return low + ((high - low) * (rating - from)) / (to - from);
}

/** Oral fluency, 0-5. `pauses` between words only. Bands: scoring.md 4.2. */
export function fluencyBand(rating: number, pauses: readonly Pick<Pause, 'excess'>[]): number {
  const veryLong = pauses.filter((pause) => pause.excess > veryLongPause).length;
  const highest = veryLong === 0 ? 5 : veryLong === 1 ? 2 : 1;
  return Math.min(highest, bandOfRating(rating));
}
