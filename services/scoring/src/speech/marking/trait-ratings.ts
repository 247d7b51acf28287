import { boundedScore } from '../rating/phone-norms.js';
import { type RatedScale, type RatingModel, rate } from '../rating/rating-model.js';
import type { ReadingManner } from '../reading/reading-manner.js';
import { clamp, mean } from '../statistics.js';

export interface RatingConditions {
  /** Share of the text that was read right, 0-1. */
  readonly content: number;
  /** Of the sound, 0 for steady noise, 1 for speech. */
  readonly soundGate: number;
}

/** Phones of hum, of reversed speech or of another text fit worse than this, in nat a frame. Recipe: ratings-recipe.md, step 5. */
const speechFit = -8;
/** Who reads less of the text than this cannot show fluency or pronunciation fully. */
const enoughContent = 0.4;

/** What raters would give, 0-10; nothing for what is no reading of the text. */
export function traitRating(
  model: RatingModel,
  scale: RatedScale,
  { forced, features }: ReadingManner,
  { content, soundGate }: RatingConditions,
): number {
  const fit = mean(forced.words.flatMap((word) => word.phones.map(boundedScore)));
  const fitGate = clamp(fit - speechFit, 0, 1);
  return rate(model, scale, features) * fitGate * soundGate * Math.min(1, content / enoughContent);
}
