import type { Pause } from '../reading/pauses.js';

/** Least share of the raters' scale for the bands 5, 4, 3, 2 and 1. Source: scoring.md 4.2. */
const bandEdges = [0.9, 0.8, 0.68, 0.55, 0.4];
/** Seconds; no more than good fluency goes with one such pause, no more than limited fluency with two. */
const veryLongPause = 2;

/** An integer from 0 to 5 for a rating of 0 to 10. */
export function bandOfRating(rating: number): number {
  const index = bandEdges.findIndex((edge) => rating / 10 >= edge);
  return index < 0 ? 0 : bandEdges.length - index;
}

/** Oral fluency, 0-5. `pauses` between words only. Bands: scoring.md 4.2. */
export function fluencyBand(rating: number, pauses: readonly Pause[]): number {
  const veryLong = pauses.filter((pause) => pause.excess > veryLongPause).length;
  const highest = veryLong === 0 ? 5 : veryLong === 1 ? 2 : 1;
  return Math.min(highest, bandOfRating(rating));
}
