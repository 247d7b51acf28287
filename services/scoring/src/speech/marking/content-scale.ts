import type { ReadingTask } from '@pte/exam/judging';
import { type ContentInput, contentShare } from './content-points.js';

/** How Content is counted, and of how many points. */
export interface ContentScale {
  readonly counts: ReadingTask['content'];
  readonly fullPoints: number;
}

export const readingScale: ContentScale = { counts: 'errors', fullPoints: 5 };

/** Least share of the sentence for all, two thirds and one third of the points. Source: scoring.md 4.3, C-RS. */
const repeatedEdges = [0.95, 0.5, 0.15];
const round1 = (value: number): number => Math.round(value * 10) / 10;

/**
 * Points for Content. A text that is read loses points for each error, also for what was added; a sentence that is repeated keeps
 * what is there in its order, whatever was said between. The tracker finds words in their order only: their share is LCS / N.
 */
export function contentPoints(scale: ContentScale, heard: ContentInput): number {
  if (scale.counts === 'errors') return round1(scale.fullPoints * contentShare(heard));
  const share = contentShare({ ...heard, extra: [] });
  const reached = repeatedEdges.filter((edge) => share >= edge).length;
  return round1((scale.fullPoints * reached) / repeatedEdges.length);
}
