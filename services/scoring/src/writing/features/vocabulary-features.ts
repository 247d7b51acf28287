import { mean } from '../../speech/statistics.js';
import { isAcademicWord } from '../lexicon/academic-words.js';
import { phrasesIn } from '../lexicon/contains-phrase.js';
import { turnsOfPhrase } from '../lexicon/linking-words.js';
import type { TextEvidence } from '../text/evidence.js';
import { movingTypeShare, textualDiversity } from './diversity.js';

/** Times that a lemma may be met in WordNet's tagged texts (about 230,000 words) and still be rare. */
const rareBelow = 6;

export function vocabularyFeatures({ text, lexicon, contentWords, misspellings, phrases }: TextEvidence) {
  const words = text.words.map(({ lower }) => lower);
  const lemmas = [...new Set(contentWords.map(({ lower }) => lexicon.forms(lower).lemma || lower))];
  const frequencies = lemmas.map((lemma) => lexicon.frequency(lemma)).filter((times) => times > 0);
  const types = new Set(words).size;
  const wrong = new Set(misspellings.map(({ start, end }) => text.raw.slice(start, end).toLowerCase()));
  const hundreds = Math.max(1, words.length) / 100;
  return {
    typeShare: movingTypeShare(words),
    diversity: Math.log(1 + textualDiversity(words)),
    differentWords: Math.log(1 + types),
    differentLemmas: Math.log(1 + lemmas.length),
    rareLemmas: frequencies.filter((times) => times < rareBelow).length / Math.max(1, lemmas.length),
    lemmaFrequency: mean(frequencies.map((times) => Math.log10(1 + times))),
    academicWords: lemmas.filter(isAcademicWord).length / hundreds,
    wordLength: mean(contentWords.map(({ lower }) => lower.length)),
    misspeltTypes: wrong.size / Math.max(1, types),
    turnsOfPhrase: phrasesIn(phrases, turnsOfPhrase).length,
    repeatedTrigrams: repeatedShare(words, 3),
  };
}

/** Share of the groups of `size` words that stood in the text before. */
export function repeatedShare(words: readonly string[], size: number): number {
  const groups = words
    .slice(0, Math.max(0, words.length - size + 1))
    .map((_, at) => words.slice(at, at + size).join(' '));
  return groups.length > 0 ? 1 - new Set(groups).size / groups.length : 0;
}
