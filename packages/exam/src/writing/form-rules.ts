import { countWords } from '../word-limits.js';
import { mayHaveFiniteVerb } from './finite-verb.js';
import { sentencesOf } from './sentences.js';

/** What Form may ask for besides the number of words. Source: scoring.md 4.4. */
export type FormRule = 'one-sentence' | 'not-capitals' | 'punctuation' | 'not-bullets' | 'not-short-sentences';

/** What is wrong with a text's form; `code` names the sentence that explains it. */
export type FormFault = 'sentences' | 'unfinished' | 'no-verb' | 'capitals' | 'no-punctuation' | 'bullets' | 'short';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const nonBlankLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function sentenceFault(text: string): FormFault | undefined {
  const { sentences, isFinished } = sentencesOf(text);
  if (sentences.length > 1) return 'sentences';
  if (!isFinished) return 'unfinished';
  return mayHaveFiniteVerb(text) ? undefined : 'no-verb';
}

/** One small letter among many capitals still is a text in capitals. */
const capitalsFrom = 0.9;

function capitalsFault(text: string): FormFault | undefined {
  const capitals = count(text, /\p{Lu}/gu);
  return capitals > 0 && capitals >= capitalsFrom * count(text, /\p{L}/gu) ? 'capitals' : undefined;
}

const bullet = /^\s*(?:[-–—*•·▪◦‣]|\d{1,2}[.)]|[a-z]\))\s/i;

const bulletsFault = (text: string): FormFault | undefined => {
  const lines = nonBlankLines(text);
  return lines.length > 0 && lines.every((line) => bullet.test(line)) ? 'bullets' : undefined;
};

const longestShortSentence = 6;
/** A long sentence or two between many short ones changes nothing. */
const shortFrom = 0.9;

const shortFault = (text: string): FormFault | undefined => {
  const { sentences } = sentencesOf(text);
  const short = sentences.filter((sentence) => countWords(sentence) <= longestShortSentence).length;
  return short > 0 && short >= shortFrom * sentences.length ? 'short' : undefined;
};

const faultOf: Record<FormRule, (text: string) => FormFault | undefined> = {
  'one-sentence': sentenceFault,
  'not-capitals': capitalsFault,
  punctuation: (text) => (/[.,;:!?]/.test(text) ? undefined : 'no-punctuation'),
  'not-bullets': bulletsFault,
  'not-short-sentences': shortFault,
};

/** The faults that the rules find in a text, in the order of the rules. */
export const formFaults = (rules: readonly FormRule[], text: string): FormFault[] =>
  rules.flatMap((rule) => faultOf[rule](text) ?? []);
