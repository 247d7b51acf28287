import { mean } from '../../speech/statistics.js';
import { isAcademicWord } from '../lexicon/academic-words.js';
import { phrasesIn } from '../lexicon/contains-phrase.js';
import { turnsOfPhrase } from '../lexicon/linking-words.js';
import { wordList } from '../lexicon/word-list.js';
import type { TextEvidence } from '../text/evidence.js';
import { movingTypeShare, textualDiversity } from './diversity.js';

/** Times that a lemma may be met in WordNet's tagged texts (about 230,000 words) and still be rare. */
const rareBelow = 6;
/** Everyday words that are younger than those texts. */
const modern = wordList(
  `online internet website email phone cellphone smartphone computer laptop tablet video videos app apps digital software blog`,
);

export function vocabularyFeatures({ text, lexicon, contentWords, misspellings, phrases }: TextEvidence) {
  const wrong = new Set(misspellings.map(({ start }) => start));
  const lemmaOf = (lower: string) => lexicon.forms(lower).lemma || lower;
  // A misspelling is no new word, nor is another form of a word that was used.
  const words = text.words.filter(({ start }) => !wrong.has(start)).map(({ lower }) => lemmaOf(lower));
  const lemmas = [...new Set(contentWords.map(({ lower }) => lemmaOf(lower)))];
  const isRare = (lemma: string) => {
    const times = lexicon.frequency(lemma);
    return times > 0 && times < rareBelow && !modern.has(lemma);
  };
  const share = (isCounted: (lemma: string) => boolean) => lemmas.filter(isCounted).length / Math.max(1, lemmas.length);
  const misspelt = new Set(misspellings.map(({ start, end }) => text.raw.slice(start, end).toLowerCase()));
  const types = new Set(text.words.map(({ lower }) => lower)).size;
  return {
    typeShare: movingTypeShare(words),
    diversity: Math.log(1 + textualDiversity(words)),
    differentWords: Math.log(1 + new Set(words).size),
    rareLemmas: share(isRare),
    academicWords: share(isAcademicWord),
    wordLength: mean(contentWords.map(({ lower }) => lower.length)),
    misspeltTypes: misspelt.size / Math.max(1, types),
    turnsOfPhrase: phrasesIn(phrases, turnsOfPhrase).length,
  };
}

/** Share of the groups of `size` words that stood in the text before. */
export function repeatedShare(words: readonly string[], size: number): number {
  const groups = words
    .slice(0, Math.max(0, words.length - size + 1))
    .map((_, at) => words.slice(at, at + size).join(' '));
  return groups.length > 0 ? 1 - new Set(groups).size / groups.length : 0;
}
