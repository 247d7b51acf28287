import type { SlipCode } from '../feedback/slip-sentences.js';
import type { JudgedAnswer } from './judged-answer.js';

const notGrammar: readonly SlipCode[] = [
  ...(['space', 'spelling', 'capital', 'chinglish', 'collocation', 'run-on', 'checked-punctuation'] as const),
];
const wordChoice: readonly SlipCode[] = ['chinglish', 'collocation', 'confused', 'checked-word'];
/** Of the errors that we know to be in our own weak texts, what the rules see alone and what they see beside a checker. */
const seenShare = ({ evidence }: JudgedAnswer) => (evidence.checks.slips ? 0.5 : 0.25);

const hundredsOf = ({ evidence }: JudgedAnswer) => Math.max(0.5, evidence.text.words.length / 100);

/** Grammar errors seen in a hundred words. */
export const grammarRate = (judged: JudgedAnswer): number =>
  judged.evidence.slips.filter(({ code }) => !notGrammar.includes(code)).length / hundredsOf(judged);

/** Errors in a hundred words that leave two points and one: of a composition, and of a summary. Source: scoring.md 4.5. */
const [compositionLimits, summaryLimits] = [
  [1.5, 5],
  [2, 8],
] as const;
const fewestComplex = 2;

/** Grammar of 2 points. Source: scoring.md 4.5. */
export function grammarPoints(judged: JudgedAnswer): number {
  const { features, evidence, asksForComposition } = judged;
  const complex = Math.round(features.tiedSentences * evidence.text.sentences.length);
  const isControlled = asksForComposition ? complex >= fewestComplex : features.parsedShare !== 0;
  const [most, some] = asksForComposition ? compositionLimits : summaryLimits;
  const errors = grammarRate(judged) / seenShare(judged);
  if (errors <= most && isControlled) return 2;
  return errors <= some ? 1 : 0;
}

/** Words that no dictionary has or that were taken for others, as a share of all. */
export const wrongWordShare = ({ evidence }: JudgedAnswer): number =>
  (evidence.misspellings.length + evidence.slips.filter(({ code }) => wordChoice.includes(code)).length) /
  Math.max(1, evidence.text.words.length);

/** Vocabulary of 2 points. Source: scoring.md 4.5. */
export function vocabularyPoints(judged: JudgedAnswer): number {
  const share = wrongWordShare(judged);
  if (share <= 0.02) return 2;
  return share <= 0.08 ? 1 : 0;
}

/** Spelling of 2 points: none, one, more. Source: scoring.md 4.5. */
export const spellingPoints = ({ evidence }: JudgedAnswer): number => Math.max(0, 2 - evidence.misspellings.length);

/** What a model answer reaches on average, which is the top band. */
const top = 0.85;

/** A quality as points of six. */
export const ofSix = (quality: number): number => Math.min(6, Math.round((quality / top) * 6));
