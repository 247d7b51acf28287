import { determiners, subjectPronouns } from '../lexicon/function-words.js';
import { wordList } from '../lexicon/word-list.js';
import { thirdPerson } from './inflect.js';
import type { GrammarRule } from './place.js';
import { isBaseVerb, isPluralNoun, isSingularNoun, isThirdPerson } from './verb-forms.js';

const singularSubjects = wordList('he she it everyone everybody someone somebody nobody anyone anybody everything');
const pluralSubjects = wordList('they we');
const pluralPeople = wordList('people children men women students parents teachers');
/** After these a base form is right: "makes it work", "does he go", "suggest she wait". */
const takesBase =
  wordList(`let lets make makes made making help helps helped helping see saw watch watched hear heard have had do
  does did will would can could shall should may might must to suggest suggests suggested recommend recommends recommended
  demand require important essential necessary vital that of for than and or if whether`);
const adverbs = wordList('also always often never usually sometimes really only just still even now');
const singularVerbs: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};
const pluralVerbs: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  "haven't": "hasn't",
};
const afterVerb = wordList(
  'a an the my your his her its our their not to me him them us you it many much more less that',
);
const questionWords = wordList('do does did can could will would should may might must let');

/** "he go", "it help". */
export const thirdPersonNeedsS: GrammarRule = (place) => {
  if (!place.is(0, singularSubjects) || place.is(-1, takesBase)) return undefined;
  const at = place.is(1, adverbs) ? 2 : 1;
  const wrong = pluralVerbs[place.lower(at)];
  if (wrong && place.lower(at) !== 'were') return place.slip('agreement', at, at, wrong);
  return isBaseVerb(place.at(at)) ? place.slip('agreement', at, at, thirdPerson(place.lower(at))) : undefined;
};

/** "they has", "we goes". */
export const pluralNeedsNoS: GrammarRule = (place) => {
  if (!place.is(0, pluralSubjects)) return undefined;
  const right = singularVerbs[place.lower(1)];
  if (right) return place.slip('agreement', 1, 1, right);
  return isThirdPerson(place.at(1)) ? place.slip('agreement', 1, 1, place.at(1).forms.lemma) : undefined;
};

/** "I is", "I has"; not "I am", "I was". */
export const firstPerson: GrammarRule = (place) => {
  if (place.lower() !== 'i') return undefined;
  const right = { is: 'am', are: 'am', has: 'have', does: 'do', "doesn't": "don't" }[place.lower(1)];
  return right ? place.slip('agreement', 1, 1, right) : undefined;
};

/** "people is", "many children has"; not "the number of people is". */
export const peopleArePlural: GrammarRule = (place) => {
  if (
    !place.is(0, pluralPeople) ||
    place.lower(-1) === 'of' ||
    place.lower(-2) === 'of' ||
    place.lower(-1) === 'with'
  ) {
    return undefined;
  }
  const right = singularVerbs[place.lower(1)];
  return right ? place.slip('agreement', 1, 1, right) : undefined;
};

/** "the advantages is", "these problem are" are seen only at the start of a clause, where the noun is the subject. */
export const nounAndVerb: GrammarRule = (place) => {
  if (!place.is(0, determiners) || !place.startsClause) return undefined;
  const [noun, verb] = [place.at(1), place.at(2)];
  if (isPluralNoun(noun) && singularVerbs[verb.lower]) {
    return place.slip('agreement', 2, 2, singularVerbs[verb.lower] ?? '');
  }
  if (!isSingularNoun(noun) || place.is(0, wordList('these those'))) return undefined;
  if (place.is(-1, questionWords) || pluralPeople.has(noun.lower)) return undefined;
  const right = verb.lower === 'were' || verb.lower === 'are' ? undefined : pluralVerbs[verb.lower];
  if (right && !place.is(3, subjectPronouns)) return place.slip('agreement', 2, 2, right);
  const isVerb = verb.forms.verb > 3 && verb.forms.verb > verb.forms.noun && verb.forms.past === 0;
  return isVerb && place.is(3, afterVerb) ? place.slip('agreement', 2, 2, thirdPerson(verb.lower)) : undefined;
};

const manyThings = wordList('many several various two three four five ten some');

/** "there is many problems", "there are a problem". */
export const thereIs: GrammarRule = (place) => {
  if (place.lower() !== 'there') return undefined;
  const right = singularVerbs[place.lower(1)];
  if (right && place.is(2, manyThings) && (isPluralNoun(place.at(3)) || isPluralNoun(place.at(4)))) {
    return place.slip('agreement', 1, 1, right);
  }
  const isOne = place.is(2, wordList('a an one')) && isSingularNoun(place.at(3)) && place.at(4).kind === 'mark';
  if (place.lower(1) === 'are' && isOne) return place.slip('agreement', 1, 1, 'is');
  if (place.is(1, wordList('have has')) && place.lower(-1) !== 'who')
    return place.slip('there-have', 0, 1, 'there are', 'there is');
  return undefined;
};

export const agreementRules: readonly GrammarRule[] = [
  thirdPersonNeedsS,
  pluralNeedsNoS,
  firstPerson,
  peopleArePlural,
  nounAndVerb,
  thereIs,
];
