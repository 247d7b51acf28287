import { asNumber } from './number-words.js';
import { asAmerican } from './us-uk-spellings.js';

const straightQuotes: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201b\u02bc\uff07]/g, "'"],
  [/[\u201c\u201d\u201f\uff02]/g, '"'],
];
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** A word as it is compared; `''` when nothing is left. Source: scoring.md 5.4. */
export function norm(word: string): string {
  const lower = word.normalize('NFKC').toLowerCase();
  return straightQuotes.reduce((text, [curly, straight]) => text.replace(curly, straight), lower).replace(edges, '');
}

/** The comparable words of a text, in order. */
export const comparableWords = (text: string): string[] => text.split(/\s+/).map(norm).filter(Boolean);

/** What two equal words have in common; `''` when nothing is left of a word. */
export const wordKey = (word: string): string => {
  const plain = norm(word);
  return asNumber(plain) ?? asAmerican(plain);
};

/** Whether two words are equal: same `norm`, US and UK spelling of one word, or digits and number word. Blank equals nothing. */
export const sameWord = (a: string, b: string): boolean => wordKey(a) !== '' && wordKey(a) === wordKey(b);

/** Whether two phrases are the same words in the same order. Blank equals nothing. */
export function samePhrase(a: string, b: string): boolean {
  const [wordsOfA, wordsOfB] = [comparableWords(a), comparableWords(b)];
  return (
    wordsOfA.length > 0 &&
    wordsOfA.length === wordsOfB.length &&
    wordsOfA.every((word, k) => sameWord(word, wordsOfB[k] ?? ''))
  );
}
