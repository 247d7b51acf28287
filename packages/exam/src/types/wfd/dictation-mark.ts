import type { Note } from '../../scoring-result.js';
import { isMisspelling } from '../../spelling.js';
import type { Mark } from '../../type-rules.js';
import { comparableWords, norm, sameWord } from '../../words.js';
import { longestCommonSubsequence } from './common-subsequence.js';

interface Dictated {
  readonly text: string;
  readonly accept?: readonly (readonly string[])[];
}

const orderNote: Note = {
  code: 'order',
  zh: '单词拼写正确，但词序与原句不同；本题不计词序，不扣分。',
  en: 'Words are right but stand in another order than in the sentence. Order is not scored here, so nothing is taken off.',
};

/**
 * 1 for each word of the sentence that was typed, in any order; what is too much costs nothing. Items are the words of the
 * sentence; `got` is the word typed for it, of a missing one what looks like a misspelling of it, else null.
 */
export function dictationMark({ text, accept = [] }: Dictated, typed: string): Mark {
  const isSame = (a: string, b: string) =>
    sameWord(a, b) || accept.some((entry) => [a, b].every((word) => entry.some((other) => norm(other) === norm(word))));
  const wanted = text.split(/\s+/).filter((word) => norm(word) !== '');
  const left = comparableWords(typed);
  const typedWords = [...left];
  const take = (isIt: (word: string) => boolean) => {
    const place = left.findIndex(isIt);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
  const found = wanted.map((want) => take((word) => isSame(word, want)));
  const items = wanted.map((want, k) => {
    const got = found[k] ?? take((word) => isMisspelling(word, norm(want))) ?? null;
    return { k, ok: found[k] !== undefined, got, want };
  });
  const s = items.filter(({ ok }) => ok).length;
  const isOrdered = longestCommonSubsequence(wanted, typedWords, isSame) === s;
  return {
    score: { s, f: wanted.length },
    analysis: { v: 1, status: 'done', items, ...(isOrdered ? {} : { notes: [orderNote] }) },
  };
}
