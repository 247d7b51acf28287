import {
  articles,
  coordinators,
  formsOfBe,
  isFunctionWord,
  modals,
  prepositions,
  subjectPronouns,
} from '../lexicon/function-words.js';
import { wordList } from '../lexicon/word-list.js';
import type { TextEvidence } from '../text/evidence.js';

/** Share of words that hold sentences together; about a half in any text of sentences. */
export function functionWordShare({ text }: TextEvidence): number {
  const words = text.words.filter(({ kind }) => kind === 'word');
  return words.length > 0 ? words.filter(({ lower }) => isFunctionWord(lower)).length / words.length : 0;
}

const beforeNoun = wordList('the a an my your our their its');
const plainPrepositions = wordList('of for with from by at into');
/** Prepositions that are adverbs or adjectives as well. */
const alsoOther = wordList('over under above below near off like before after behind beyond across within up');
const isMark = (lower: string) => /^[.,;!?]?$/.test(lower);
const isPreposition = (lower: string) => prepositions.has(lower) && !alsoOther.has(lower);
const isVerbal = (lower: string) => modals.has(lower) || (formsOfBe.has(lower) && lower !== 'being');

const cannotFollow: readonly (readonly [opener: ReadonlySet<string>, isWrong: (next: string) => boolean])[] = [
  [
    beforeNoun,
    (next) =>
      isMark(next) ||
      isVerbal(next) ||
      isPreposition(next) ||
      [articles, coordinators].some((words) => words.has(next)) ||
      (subjectPronouns.has(next) && next !== 'i'),
  ],
  [plainPrepositions, (next) => isMark(next) || isVerbal(next) || coordinators.has(next)],
  [modals, (next) => isMark(next) || isPreposition(next) || articles.has(next) || coordinators.has(next)],
];

const fewestOpeners = 10;

/** Share of articles, prepositions and modal verbs before what cannot follow: words in any order have many, learners few. */
export function brokenOrderShare({ text }: TextEvidence): number {
  const openers = text.sentences.flatMap(({ tokens }) =>
    tokens.flatMap(({ lower }, at) => {
      const rule = cannotFollow.find(([opener]) => opener.has(lower));
      return rule ? [rule[1](tokens[at + 1]?.lower ?? '')] : [];
    }),
  );
  return openers.length >= fewestOpeners ? openers.filter(Boolean).length / openers.length : 0;
}
