import { withoutStretches } from '../rating/forced-reading.js';
import { type Manner, measureManner } from '../rating/measure-manner.js';
import type { RatingModel } from '../rating/rating-model.js';
import type { ReadingNetwork } from '../tracker/reading-network.js';
import type { TrackedReading } from '../tracker/track-reading.js';
import type { ExtraSpeech } from './other-speech.js';
import { findPauses, type Pause } from './pauses.js';
import type { ReadWord } from './read-words.js';
import { replacedWords } from './replaced-words.js';

/** How the words were read that were tried, well or badly: not those left out, and not their repeats. */
export interface ReadingManner extends Manner {
  readonly pauses: readonly Pause[];
}

export interface ReadParts {
  readonly words: readonly ReadWord[];
  readonly extra: readonly ExtraSpeech[];
  /** Hz in each frame. */
  readonly pitch: Float64Array;
}

/**
 * Words less likely than this were not tried. Forcing doubtful ones upon the sound too follows raters better than leaving out all that
 * were flagged: accuracy .80 against .79, fluency .87 against .86, cross-validated. Still lower costs more for words left out.
 */
const leastTried = 0.3;

/** Null when nothing was read, or too little sound is there for it. */
export function readingManner(
  network: ReadingNetwork,
  tracked: TrackedReading,
  { words, extra, pitch }: ReadParts,
  rating: RatingModel,
): ReadingManner | null {
  const replaced = new Set(tracked.path.otherSpeech.flatMap((stretch) => replacedWords(stretch, words)));
  const tried = words.filter((word) => word.probability >= leastTried || replaced.has(word));
  const owners = tried.flatMap((word) => word.spoken.map(() => word));
  // What seems inserted is as often a sound of these words, badly said; leaving it out would cost agreement with raters.
  const repeated = extra.filter(({ kind }) => kind === 'repeated');
  const passage = {
    network: {
      words: tried.flatMap((word) => word.spoken.flatMap((index) => network.words[index] ?? [])),
      emissions: network.emissions,
    },
    spoken: tried.flatMap((word) => word.shown.spoken),
    scores: withoutStretches(tracked.track.scores, repeated),
    pitch,
  };
  const manner = measureManner(passage, rating.phones, (forced) =>
    findPauses(forced, owners, repeated).map(({ excess }) => excess),
  );
  return manner && { ...manner, pauses: findPauses(manner.forced, owners, repeated) };
}
