import { modals, subjectPronouns } from '../lexicon/function-words.js';
import { wordList } from '../lexicon/word-list.js';
import type { GrammarRule } from './place.js';
import { isBaseVerb, isPastOnly, isThirdPerson, participles } from './verb-forms.js';

const between = wordList('not also always never often only just really still easily probably');
const haveForms = wordList("have has had haven't hasn't hadn't");
const doForms = wordList("do does did don't doesn't didn't");
const thirdSubjects = wordList('he she it');
const otherSubjects = wordList('i you we they people');
const presentBe = wordList('am is are was were');
/** Verbs that are wrong as a bare form after "be". */
const notAfterBe =
  wordList(`agree depend believe think exist happen belong seem want know become go learn make help give take use
  need like get see say feel live play come try allow require prefer improve increase`);
const beforeIng = wordList('without by of for about before after from instead');
const wantTo = wordList(
  'want wants wanted need needs needed like likes try tries tried able going have has hope hopes ought decide decided',
);
const comparatives =
  wordList(`better worse easier harder faster slower bigger smaller cheaper happier healthier stronger safer cleaner
  higher lower older younger longer shorter greater larger busier smarter`);
const shortAdjectives: Readonly<Record<string, string>> = {
  easy: 'easier',
  big: 'bigger',
  clean: 'cleaner',
  cheap: 'cheaper',
  happy: 'happier',
  fast: 'faster',
  small: 'smaller',
  strong: 'stronger',
  hard: 'harder',
  healthy: 'healthier',
  good: 'better',
  bad: 'worse',
  high: 'higher',
  long: 'longer',
  safe: 'safer',
  smart: 'smarter',
  old: 'older',
  young: 'younger',
  great: 'greater',
};

/** "must to go", "can goes", "should went". */
export const afterModal: GrammarRule = (place) => {
  if (!place.is(0, modals)) return undefined;
  const at = place.is(1, between) ? 2 : 1;
  const next = place.at(at);
  if (next.lower === 'to' && !place.is(0, wordList('will might can may')))
    return place.slip('modal', 0, at, place.lower());
  if (next.lower === 'of' && place.is(0, wordList('could would should might must')))
    return place.slip('have-of', at, at, 'have');
  const isInflected = isThirdPerson(next) || (isPastOnly(next) && next.lower !== 'had');
  return isInflected ? place.slip('modal', at, at, next.forms.lemma) : undefined;
};

/** "didn't went", "does not helps". */
export const afterDo: GrammarRule = (place) => {
  if (!place.is(0, doForms)) return undefined;
  const isPlain = place.lower().endsWith("n't");
  const at = place.lower(1) === 'not' ? 2 : place.is(1, subjectPronouns) ? 2 : 1;
  if (!isPlain && at === 1) return undefined;
  const next = place.at(at);
  return isThirdPerson(next) || isPastOnly(next) ? place.slip('do-form', at, at, next.forms.lemma) : undefined;
};

/** "he don't", "they doesn't". */
export const doesOrDo: GrammarRule = (place) => {
  if (place.is(0, otherSubjects) && place.lower(1) === "doesn't") return place.slip('agreement', 1, 1, "don't");
  const isWrong = place.is(0, thirdSubjects) && place.lower(1) === 'do' && place.lower(2) === 'not';
  return isWrong && !place.is(-1, wordList('that and')) ? place.slip('agreement', 1, 1, 'does') : undefined;
};

/** "have went". */
export const afterHave: GrammarRule = (place) => {
  if (!place.is(0, haveForms)) return undefined;
  const at = place.is(1, between) || place.lower(1) === 'already' ? 2 : 1;
  const right = participles[place.lower(at)];
  return right ? place.slip('participle', at, at, right) : undefined;
};

/** "is depend", "are agree". */
export const afterBe: GrammarRule = (place) => {
  if (!place.is(0, presentBe) || !place.is(1, notAfterBe) || place.at(1).forms.past > 0) return undefined;
  if (place.is(1, wordList('use like help need play try')) && !place.is(0, wordList('am'))) return undefined;
  if (place.lower(-2) === 'all' || place.lower(-1) === 'do' || !place.is(-1, subjectPronouns)) return undefined;
  return place.slip('be-verb', 0, 1, place.lower(1), `${place.lower()} ${place.lower(1)}ing`);
};

/** "want to helps", "able to went". */
export const afterTo: GrammarRule = (place) => {
  if (place.lower() !== 'to' || !place.is(-1, wantTo)) return undefined;
  const next = place.at(1);
  return isThirdPerson(next) || isPastOnly(next) ? place.slip('to-form', 1, 1, next.forms.lemma) : undefined;
};

/** "without get sick", "instead of go". */
export const afterPreposition: GrammarRule = (place) => {
  const next = place.at(1);
  if (!place.is(0, beforeIng) || !isBaseVerb(next) || next.forms.noun >= 1 || next.forms.adjective >= 1)
    return undefined;
  const stem = next.lower.replace(/(?<=.[^eo])e$/, '');
  return place.slip(
    'preposition-verb',
    1,
    1,
    `${/^(?:get|sit|run|swim|stop|plan)$/.test(stem) ? stem + stem.at(-1) : stem}ing`,
  );
};

/** "more better", "more easy". */
export const comparison: GrammarRule = (place) => {
  if (place.lower() !== 'more') return undefined;
  if (place.is(1, comparatives)) return place.slip('comparative', 0, 1, place.lower(1));
  const right = shortAdjectives[place.lower(1)];
  const isAlone = place.at(2).kind === 'mark' || place.is(2, wordList('than and to for in because if when'));
  return right && isAlone && place.lower(2) !== '-' ? place.slip('comparative', 0, 1, right) : undefined;
};

/** "I not like", "he not go". */
export const bareNot: GrammarRule = (place) =>
  place.is(0, subjectPronouns) && place.lower(1) === 'not' && isBaseVerb(place.at(2))
    ? place.slip('bare-not', 1, 1, place.is(0, thirdSubjects) ? 'does not' : 'do not')
    : undefined;

/** "is are", "is have". */
export const twoVerbs: GrammarRule = (place) =>
  place.is(0, wordList('is are')) && place.is(1, wordList('is are have has can will'))
    ? place.slip('two-verbs', 0, 1, place.lower(), place.lower(1))
    : undefined;

export const verbRules: readonly GrammarRule[] = [
  afterModal,
  afterDo,
  doesOrDo,
  afterHave,
  afterBe,
  afterTo,
  afterPreposition,
  comparison,
  bareNot,
  twoVerbs,
];
