import american from 'dictionary-en';
import british from 'dictionary-en-gb';
import nspell from 'nspell';
import type { Lexicon } from './lexicon.js';

/** Tells words of English from others and offers corrections. */
export interface Spelling {
  /** In the American or the British spelling; takes a word as it was written. */
  knows(word: string): boolean;
  /** At most three words that are one slip away, the most usual first. */
  corrections(word: string): string[];
}

const letters = [..."abcdefghijklmnopqrstuvwxyz'"];
const longestCorrected = 20;
const mostOffered = 3;

/** One letter left out, swapped with its neighbour, replaced or put in. */
function* oneSlipAway(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
    if (after !== '') yield before + after.slice(1);
    for (const letter of letters) {
      if (after !== '') yield before + letter + after.slice(1);
      yield before + letter + after;
    }
  }
}

/** Takes two seconds or so. Words of WordNet that the dictionaries lack are right too. */
export function loadSpelling(lexicon: Lexicon): Spelling {
  const checkers = [american, british].map(({ aff, dic }) => nspell({ aff: Buffer.from(aff), dic: Buffer.from(dic) }));
  const remembered = new Map<string, boolean>();
  const isWord = (word: string): boolean => {
    const found = remembered.get(word) ?? checkers.some((checker) => checker.correct(word));
    remembered.set(word, found);
    return found;
  };
  const knows = (word: string): boolean =>
    isWord(word) || word.split('-').every((part) => isWord(part) || lexicon.frequency(part.toLowerCase()) > 0);
  const corrections = (word: string): string[] => {
    if (word.length > longestCorrected) return [];
    const candidates = [...new Set(oneSlipAway(word))].filter(isWord);
    return candidates
      .map((candidate) => ({ candidate, weight: lexicon.frequency(candidate) * (candidate[0] === word[0] ? 1 : 0.1) }))
      .sort((a, b) => b.weight - a.weight || (a.candidate < b.candidate ? -1 : 1))
      .slice(0, mostOffered)
      .map(({ candidate }) => candidate);
  };
  return { knows, corrections };
}
