import { modals } from '../lexicon/function-words.js';
import { wordList } from '../lexicon/word-list.js';
import type { Word } from '../text/token.js';

/** Base and past are the same, so the form says nothing about the tense. */
const unchanging = wordList('put cut let set read hit cost hurt quit shut spread beat bet split cast burst broadcast');
/** Past forms that are dictionary words of their own. */
const alsoOther = wordList('felt found saw left lay fell thought need used born');

/** A verb in its dictionary form that is rarely anything else. */
export function isBaseVerb({ forms, lower }: Word): boolean {
  const { noun, verb, adjective, adverb, past, plural } = forms;
  return (
    verb > 3 &&
    !modals.has(lower) &&
    verb > 1.5 * (noun + adjective + adverb + plural) &&
    past === 0 &&
    !unchanging.has(lower)
  );
}

/** A verb after he, she, it that is rarely a noun in the plural. */
export const isThirdPerson = ({ forms: { third, plural } }: Word): boolean => third > 3 && third > 2 * plural;

/** A past form that cannot be a dictionary form as well. */
export function isPastOnly({ forms: { past, verb, noun, adjective }, lower }: Word): boolean {
  return past > 3 && verb === 0 && noun + adjective < past && !unchanging.has(lower) && !alsoOther.has(lower);
}

/** Simple past to past participle, where they differ. */
export const participles: Readonly<Record<string, string>> = {
  went: 'gone',
  ate: 'eaten',
  saw: 'seen',
  wrote: 'written',
  took: 'taken',
  gave: 'given',
  knew: 'known',
  grew: 'grown',
  did: 'done',
  began: 'begun',
  broke: 'broken',
  chose: 'chosen',
  drank: 'drunk',
  drove: 'driven',
  fell: 'fallen',
  flew: 'flown',
  forgot: 'forgotten',
  rode: 'ridden',
  rose: 'risen',
  spoke: 'spoken',
  stole: 'stolen',
  swam: 'swum',
  threw: 'thrown',
  woke: 'woken',
  wore: 'worn',
  showed: 'shown',
};

export const isSingularNoun = ({ forms: { noun, plural, verb, adjective, adverb } }: Word): boolean =>
  noun > 3 && plural === 0 && noun > 2 * (verb + adjective + adverb);

const notPlural =
  wordList(`news series species means physics mathematics economics politics athletics ethics analysis basis crisis
  class glass grass business process success access stress progress address illness happiness less is was has this us yes bus
  gas plus always sometimes perhaps does lens focus virus campus status bonus census focus`);

export const isPluralNoun = ({ forms: { noun, plural, third }, lower }: Word): boolean =>
  plural > 3 && plural > noun && plural > third && !notPlural.has(lower);
