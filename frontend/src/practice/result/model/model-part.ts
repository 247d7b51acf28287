import type { Span } from '../word-marks.js';

/** What a word takes besides its letters, and what a pause at punctuation takes, in letters. */
const gap = 1;
const breath = 3;

/** A little before, as the place is an estimate, and enough after to hear the word in its company. Seconds. */
const lead = 0.4;
const tail = 1.2;

const lengthOf = (word: string): number => word.length + gap + (/[.,;:?!]$/.test(word) ? breath : 0);

/**
 * Where about a word stands in a recording of the text whose word times nobody knows: in proportion to the letters
 * before it. `seconds` is the length of the recording. The whole recording for a word that the text lacks.
 */
export const modelPart = (text: string, index: number, seconds: number): Span => {
  const words = text.trim().split(/\s+/);
  const word = words[index];
  if (word === undefined) return [0, seconds];
  const length = (part: readonly string[]): number => part.reduce((sum, one) => sum + lengthOf(one), 0);
  const rate = seconds / length(words);
  const from = length(words.slice(0, index)) * rate;
  return [Math.max(0, from - lead), Math.min(seconds, from + lengthOf(word) * rate + tail)];
};
