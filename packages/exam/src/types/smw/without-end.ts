import { comparableWords, sameWord } from '../../words.js';

/** The text without the words of `end`, if it ends in them; capitals and punctuation do not matter. */
export function withoutEnd(text: string, end: string): string {
  const pieces = [...text.matchAll(/\S+/g)].filter(([word]) => comparableWords(word).length > 0);
  const missing = comparableWords(end);
  const tail = pieces.slice(Math.max(0, pieces.length - missing.length));
  const isEnd =
    missing.length > 0 && tail.length === missing.length && tail.every(([word], k) => sameWord(word, missing[k] ?? ''));
  return isEnd ? text.slice(0, tail[0]?.index).trim() : text.trim();
}
