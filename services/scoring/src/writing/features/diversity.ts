import { mean } from '../../speech/statistics.js';

/** Different words in a moving window of `width`, as a share; of a shorter text, of the whole. */
export function movingTypeShare(words: readonly string[], width = 50): number {
  const size = Math.min(width, words.length);
  if (size === 0) return 0;
  const windows = Array.from({ length: words.length - size + 1 }, (_, from) => words.slice(from, from + size));
  return mean(windows.map((window) => new Set(window).size / size));
}

const threshold = 0.72;

function factorLength(words: readonly string[]): number {
  let factors = 0;
  let seen = new Set<string>();
  let length = 0;
  for (const word of words) {
    seen.add(word);
    length += 1;
    if (seen.size / length <= threshold) {
      factors += 1;
      seen = new Set();
      length = 0;
    }
  }
  const rest = length > 0 ? (1 - seen.size / length) / (1 - threshold) : 0;
  return words.length / Math.max(factors + rest, 0.5);
}

/** Mean number of words until they repeat themselves, read in both directions (McCarthy & Jarvis 2010, MTLD). */
export const textualDiversity = (words: readonly string[]): number =>
  words.length === 0 ? 0 : (factorLength(words) + factorLength([...words].reverse())) / 2;
