import type { SoundCheck } from '../audio/sound-check.js';
import type { Manner } from '../rating/measure-manner.js';
import { boundedScore } from '../rating/phone-norms.js';
import { type RatedScale, type RatingModel, rate } from '../rating/rating-model.js';
import type { HeardReading } from '../reading/hear-reading.js';
import { clamp, mean } from '../statistics.js';
import { contentShare } from './content-points.js';

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

/** What raters would give how words were said, 0-10; nothing for what is no speech of these words. */
export function traitRating(
  model: RatingModel,
  scale: RatedScale,
  { forced, features }: Manner,
  { content, soundGate }: RatingConditions,
): number {
  const fit = mean(forced.words.flatMap((word) => word.phones.map(boundedScore)));
  const fitGate = clamp(fit - speechFit, 0, 1);
  return rate(model, scale, features) * fitGate * soundGate * Math.min(1, content / enoughContent);
}

/** What raters would give a reading, by scale, 0-10. */
export function rateReading(
  { words, extra, tracked, manner }: HeardReading,
  sound: Pick<SoundCheck, 'gate' | 'isSilent'>,
  model: RatingModel,
): (scale: RatedScale) => number {
  const content = contentShare({ words, extra, isThisText: tracked.isThisText });
  const conditions = { content, soundGate: sound.isSilent ? 0 : sound.gate };
  return (scale) => (manner ? traitRating(model, scale, manner, conditions) : 0);
}
