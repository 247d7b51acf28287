import { type ForcedReading, forceReading, strictScore, withoutStretches } from '../rating/forced-reading.js';
import { type RatingFeatures, ratingFeatures } from '../rating/rating-features.js';
import type { RatingModel } from '../rating/rating-model.js';
import type { ReadingNetwork } from '../tracker/reading-network.js';
import type { TrackedReading } from '../tracker/track-reading.js';
import type { ExtraSpeech } from './other-speech.js';
import { findPauses, type Pause } from './pauses.js';
import type { ReadWord } from './read-words.js';
import { replacedWords } from './replaced-words.js';

/** How the words were read that were tried, well or badly: not those left out, and not their repeats. */
export interface ReadingManner {
  readonly forced: ForcedReading;
  /** Of the strict tracker on the same words. */
  readonly strictScore: number;
  readonly pauses: readonly Pause[];
  readonly features: RatingFeatures;
}

export interface ReadParts {
  readonly words: readonly ReadWord[];
  readonly extra: readonly ExtraSpeech[];
}

/** Null when nothing was read, or too little sound is there for it. */
export function readingManner(
  network: ReadingNetwork,
  tracked: TrackedReading,
  { words, extra }: ReadParts,
  rating: RatingModel,
): ReadingManner | null {
  const replaced = new Set(tracked.path.otherSpeech.flatMap((stretch) => replacedWords(stretch, words)));
  const tried = words.filter((word) => word.isSaid || replaced.has(word));
  const owners = tried.flatMap((word) => word.spoken.map(() => word));
  const models = tried.flatMap((word) => word.spoken.flatMap((index) => network.words[index] ?? []));
  // What seems inserted is as often a sound of these words, badly said; leaving it out would cost agreement with raters.
  const repeated = extra.filter(({ kind }) => kind === 'repeated');

  const part = { words: models, emissions: network.emissions };
  const scores = withoutStretches(tracked.track.scores, repeated);
  const forced = models.length ? forceReading(part, scores) : null;
  if (!forced) return null;
  const strict = strictScore(part, scores);
  const pauses = findPauses(forced, owners, repeated);
  const seconds = pauses.map(({ excess }) => excess);
  const features = ratingFeatures({ forced, strictScore: strict, pauses: seconds, norms: rating.phones });
  return { forced, strictScore: strict, pauses, features };
}
