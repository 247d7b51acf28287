import { type Exceptions, Lexicon, type PartCounts } from '../../src/writing/lexicon/lexicon.js';
import type { Spelling } from '../../src/writing/lexicon/spelling.js';
import type { LanguageResources } from '../../src/writing/text/evidence.js';

const nouns = `student problem idea advantage government city bus reason school friend people uncle information transport
  parent car apple university hour group way opinion time food street money question teacher example family life`;
const verbs =
  'go help need take know get have be do write think depend eat make want save give become ask pay walk like';
const adjectives = 'good big important easy different happy clean cheap many several poor free';
const adverbs = 'often very never';

const words = (text: string) => text.trim().split(/\s+/);

function counts(): Map<string, PartCounts> {
  const found = new Map<string, PartCounts>();
  for (const [place, list] of [nouns, verbs, adjectives, adverbs].entries()) {
    for (const word of words(list)) {
      const own: PartCounts = found.get(word) ?? [0, 0, 0, 0];
      own[place] = place === 0 && word === 'need' ? 5 : 50;
      found.set(word, own);
    }
  }
  return found;
}

const irregularNouns: Exceptions = new Map([['children', 'child']]);
const irregularVerbs: Exceptions = new Map([
  ['went', 'go'],
  ['gone', 'go'],
  ['took', 'take'],
  ['knew', 'know'],
]);

/** A language of a hundred words, for tests that read no file. */
export const smallLexicon = new Lexicon(counts(), { noun: irregularNouns, verb: irregularVerbs });

/** Knows the words of `known` and corrects nothing. */
export const spellingOf = (known: string): Spelling => {
  const set = new Set(words(known.toLowerCase()));
  return { knows: (word) => set.has(word.toLowerCase()), corrections: () => ['corrected'] };
};

/** Every word is spelt right. */
export const smallLanguage: LanguageResources = {
  lexicon: smallLexicon,
  spelling: { knows: () => true, corrections: () => [] },
};
