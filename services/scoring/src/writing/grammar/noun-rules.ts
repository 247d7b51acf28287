import { isFunctionWord } from '../lexicon/function-words.js';
import { wordList } from '../lexicon/word-list.js';
import type { Word } from '../text/token.js';
import { pluralOf, startsWithVowelSound } from './inflect.js';
import type { GrammarRule } from './place.js';
import { isPluralNoun, isSingularNoun } from './verb-forms.js';

const pluralDeterminers = wordList(
  'many several few these those both various numerous two three four five six seven eight nine ten',
);
const singularDeterminers = wordList('a an another each every');
const uncountable =
  wordList(`information advice knowledge equipment furniture homework evidence software traffic luggage feedback
  research money time water work news progress music education pollution energy food behaviour technology health stuff transport
  weather help fun travel rice paper trouble experience`);
/** Nouns that need an article, a possessive or a plural; a short list of certain ones. */
const countable =
  wordList(`idea problem person way place reason example thing job school student teacher friend family child parent
  country city car house book computer phone bus train game team chance goal habit skill topic question answer opinion
  decision choice company student job friend lesson movie song mistake benefit advantage disadvantage solution effect member
  part role step story test university village worker worker citizen impact method`);
const sawOrWas = wordList('is was be become becomes became have has had as such being');
const followsNoun = (word: Word): boolean =>
  word.kind === 'mark' || word.forms.noun < 1 || word.forms.verb > word.forms.noun;
const people: Readonly<Record<string, string>> = {
  peoples: 'people',
  childrens: 'children',
  childs: 'children',
  mans: 'men',
  womans: 'women',
  mens: 'men',
  womens: 'women',
  informations: 'information',
  advices: 'advice',
  knowledges: 'knowledge',
  equipments: 'equipment',
  furnitures: 'furniture',
  homeworks: 'homework',
  evidences: 'evidence',
  softwares: 'software',
  traffics: 'traffic',
  luggages: 'luggage',
  feedbacks: 'feedback',
  staffs: 'staff',
  transportations: 'transport',
  pollutions: 'pollution',
  musics: 'music',
  progresses: 'progress',
};

/** "many student", "these problem". */
export const needsPlural: GrammarRule = (place) => {
  if (!place.is(0, pluralDeterminers) || place.at(-1).lower === 'one') return undefined;
  const at = place.at(1).forms.adjective > 3 && place.at(1).forms.noun < place.at(1).forms.adjective ? 2 : 1;
  const noun = place.at(at);
  if (!isSingularNoun(noun) || !followsNoun(place.at(at + 1)) || place.lower(at + 1) === 'of') return undefined;
  if (uncountable.has(noun.lower)) {
    return place.lower() === 'many' || place.lower() === 'few' ? place.slip('much-many', 0, 0, 'much') : undefined;
  }
  return noun.lower === 'people' || noun.lower === 'percent' || noun.lower === 'per'
    ? undefined
    : place.slip('plural', at, at, pluralOf(noun.lower));
};

/** "a students", "every people". */
export const needsSingular: GrammarRule = (place) => {
  if (!place.is(0, singularDeterminers) || !isPluralNoun(place.at(1)) || !followsNoun(place.at(2))) return undefined;
  if (place.is(-1, wordList('such quite')) || place.lower() === 'another') return undefined;
  return place.slip('singular', 1, 1, place.at(1).forms.lemma);
};

/** "one of the reason", "one of the most important thing". */
export const oneOfThe: GrammarRule = (place) => {
  if (place.lower() !== 'one' || place.lower(1) !== 'of' || !place.is(2, wordList('the my our their his her')))
    return undefined;
  const at = [3, 4, 5].find((offset) => isSingularNoun(place.at(offset)) || isPluralNoun(place.at(offset)));
  if (at === undefined || !isSingularNoun(place.at(at)) || !followsNoun(place.at(at + 1))) return undefined;
  return place.slip('plural', at, at, pluralOf(place.lower(at)));
};

/** "this problems". */
export const thisNeedsSingular: GrammarRule = (place) =>
  place.lower() === 'this' && isPluralNoun(place.at(1)) && followsNoun(place.at(2))
    ? place.slip('this-these', 0, 0, 'these')
    : undefined;

/** "a apple", "an university". */
export const aOrAn: GrammarRule = (place) => {
  const article = place.lower();
  const next = place.at(1);
  if ((article !== 'a' && article !== 'an') || next.kind !== 'word' || next.text.length < 2) return undefined;
  if (next.text === next.text.toUpperCase()) return undefined;
  const right = startsWithVowelSound(next.lower) ? 'an' : 'a';
  return right === article ? undefined : place.slip('a-an', 0, 0, right);
};

/** "is good idea", "have big problem". */
export const missingArticle: GrammarRule = (place) => {
  if (!place.is(0, sawOrWas) || place.at(1).forms.adjective <= 3 || isFunctionWord(place.lower(1))) return undefined;
  const noun = place.at(2);
  if (!countable.has(noun.lower) || place.is(1, wordList('such three four five many several high public little free')))
    return undefined;
  if (place.at(3).forms.noun > place.at(3).forms.verb && place.at(3).kind === 'word') return undefined;
  const article = startsWithVowelSound(place.lower(1)) ? 'an' : 'a';
  return place.slip('article', 1, 2, `${article} ${place.lower(1)} ${noun.lower}`);
};

/** "informations", "peoples". */
export const neverPlural: GrammarRule = (place) => {
  const right = people[place.lower()];
  return right && place.at(1).lower !== "'" ? place.slip('uncountable', 0, 0, right) : undefined;
};

/** "much problems". */
export const muchThings: GrammarRule = (place) =>
  place.lower() === 'much' && isPluralNoun(place.at(1)) ? place.slip('much-many', 0, 0, 'many') : undefined;

export const nounRules: readonly GrammarRule[] = [
  needsPlural,
  needsSingular,
  oneOfThe,
  thisNeedsSingular,
  aOrAn,
  missingArticle,
  neverPlural,
  muchThings,
];
