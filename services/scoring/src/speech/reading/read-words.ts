import { mean } from '../statistics.js';
import type { AlignedPhone } from '../tracker/align-phones.js';
import type { Stretch } from '../tracker/best-path.js';
import type { TrackedReading, TrackedWord } from '../tracker/track-reading.js';
import type { ShownWord } from '../words/reading-text.js';

/** A shown word and what became of it. */
export interface ReadWord {
  readonly shown: ShownWord;
  /** Places in the tracker's list of spoken words, such as both words of `21st`. */
  readonly spoken: readonly number[];
  /** That it was said, 0-1. */
  readonly probability: number;
  readonly isSaid: boolean;
  /** Where it was, in frames; null when it was not said. */
  readonly place: Stretch | null;
  readonly phones: readonly AlignedPhone[];
}

/** Brings the tracker's spoken words back to the words that the learner saw. `threshold` is that of a single word. */
export function readWords(shown: readonly ShownWord[], reading: TrackedReading, threshold: number): ReadWord[] {
  let next = 0;
  return shown.map((word) => {
    const spoken = word.spoken.map(() => next++);
    const tracked = spoken.flatMap((index) => reading.words[index] ?? []);
    const probability = mean(tracked.map((one) => one.probability));
    const isSaid = probability >= threshold;
    return {
      shown: word,
      spoken,
      probability,
      isSaid,
      place: isSaid ? span(tracked) : null,
      phones: isSaid ? tracked.flatMap((one) => one.evidence.place?.phones ?? []) : [],
    };
  });
}

function span(words: readonly TrackedWord[]): Stretch | null {
  const places = words.flatMap((word) => word.evidence.place ?? []);
  if (!places.length) return null;
  return { from: Math.min(...places.map(({ from }) => from)), to: Math.max(...places.map(({ to }) => to)) };
}
