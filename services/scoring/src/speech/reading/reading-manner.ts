import { type ForcedReading, forceReading, strictScore, withoutStretches } from '../rating/forced-reading.js';
import { type RatingFeatures, ratingFeatures } from '../rating/rating-features.js';
import type { RatingModel } from '../rating/rating-model.js';
import type { ReadingNetwork } from '../tracker/reading-network.js';
import type { TrackedReading } from '../tracker/track-reading.js';
import { type ExtraSpeech, replacedWords, shortestExtra } from './other-speech.js';
import { findPauses, type Pause } from './pauses.js';
import type { ReadWord } from './read-words.js';

/** How the words were read that were tried, well or badly, without those left out and those read as something else. */
export interface ReadingManner {
  readonly forced: ForcedReading;
  /** Of the strict tracker on the same words. */
  readonly strictScore: number;
  readonly pauses: readonly Pause[];
  readonly features: RatingFeatures;
}

/** A word below this probability was read as something else; above it, it was badly said. */
const triedFrom = 0.1;

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
  const around = tracked.path.otherSpeech.map((stretch) => ({ stretch, words: replacedWords(stretch, words) }));
  const badlySaid = new Set(around.flatMap((one) => one.words).filter(({ probability }) => probability >= triedFrom));
  const tried = words.filter((word) => word.isSaid || badlySaid.has(word));
  const owners = tried.flatMap((word) => word.spoken.map(() => word));
  const models = tried.flatMap((word) => word.spoken.flatMap((index) => network.words[index] ?? []));
  const otherWords = around
    .filter((one) => one.words.length > 0 && !one.words.some((word) => badlySaid.has(word)))
    .map(({ stretch }) => stretch)
    .filter(({ from, to }) => to - from >= shortestExtra);
  const foreign = [...extra, ...otherWords];

  const part = { words: models, emissions: network.emissions };
  const scores = withoutStretches(tracked.track.scores, foreign);
  const forced = models.length ? forceReading(part, scores) : null;
  if (!forced) return null;
  const strict = strictScore(part, scores);
  const pauses = findPauses(forced, owners, foreign);
  const seconds = pauses.map(({ excess }) => excess);
  const features = ratingFeatures({ forced, strictScore: strict, pauses: seconds, norms: rating.phones });
  return { forced, strictScore: strict, pauses, features };
}
