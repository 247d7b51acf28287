import type { OtherSpeech } from '../tracker/best-path.js';
import type { ReadWord } from './read-words.js';

/** Of a learner's word, about. */
const framesPerWord = 30;

/**
 * The words that were not said as shown and stand around the stretch, as many as it has time for: then the stretch is these
 * words said otherwise.
 */
export function replacedWords({ before, from, to }: OtherSpeech, words: readonly ReadWord[]): readonly ReadWord[] {
  const next = words.findIndex(({ spoken }) => (spoken.at(-1) ?? 0) >= before);
  const place = next < 0 ? words.length : next;
  const firstSaidAfter = words.findIndex((word, index) => index >= place && word.isSaid);
  const lastSaidBefore = words.findLastIndex((word, index) => index < place && word.isSaid);
  const missing = words.slice(lastSaidBefore + 1, firstSaidAfter < 0 ? words.length : firstSaidAfter);
  const room = Math.max(1, Math.round((to - from) / framesPerWord));
  return missing.toSorted((a, b) => distance(a, before) - distance(b, before)).slice(0, room);
}

const distance = ({ spoken }: ReadWord, node: number): number =>
  Math.min(...spoken.map((index) => Math.abs(index + 0.5 - node)));
