import type { Note } from '../../scoring-result.js';
import { isMisspelling } from '../../spelling.js';
import type { Mark } from '../../type-rules.js';
import { comparableWords, norm, wordKey } from '../../words.js';
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

/** Wrong words looked at for misspellings, for each word of the sentence. */
const mostExtraWords = 2;

/**
 * 1 for each word of the sentence that was typed, in any order; what is too much costs nothing. Items are the words of the
 * sentence; `got` is the word typed for it, of a missing one what looks like a misspelling of it, else null.
 */
export function dictationMark({ text, accept = [] }: Dictated, typed: string): Mark {
  const aliases = new Map(accept.flatMap((entry) => entry.map((word) => [wordKey(word), wordKey(entry[0] ?? '')])));
  const keysOf = (words: readonly string[]) => words.map(wordKey).map((key) => aliases.get(key) ?? key);
  const wanted = text.split(/\s+/).filter((word) => norm(word) !== '');
  const wantedKeys = keysOf(wanted);
  const typedWords = comparableWords(typed);
  const typedKeys = keysOf(typedWords);

  const left = typedWords.map((word, place) => ({ word, key: typedKeys[place] }));
  const take = (isIt: (typedWord: (typeof left)[number]) => boolean) => {
    const place = left.findIndex(isIt);
    return place < 0 ? undefined : left.splice(place, 1)[0]?.word;
  };
  const found = wantedKeys.map((wantedKey) => take(({ key }) => key === wantedKey));
  // A flood of words is no attempt at the sentence, and to compare them all would hold up everybody else.
  left.splice(mostExtraWords * wanted.length);
  const items = wanted.map((want, k) => {
    const plain = norm(want);
    const got = found[k] ?? take(({ word }) => isMisspelling(word, plain)) ?? null;
    return { k, ok: found[k] !== undefined, got, want };
  });
  const s = items.filter(({ ok }) => ok).length;
  const isOrdered = longestCommonSubsequence(wantedKeys, typedKeys) === s;
  return {
    score: { s, f: wanted.length },
    analysis: { v: 1, status: 'done', items, ...(isOrdered ? {} : { notes: [orderNote] }) },
  };
}
