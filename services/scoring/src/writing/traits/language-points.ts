import type { SlipCode } from '../feedback/slip-sentences.js';
import type { JudgedAnswer } from './judged-answer.js';

const notGrammar: readonly SlipCode[] = ['space', 'spelling', 'capital', 'chinglish', 'collocation', 'run-on'];
const wordChoice: readonly SlipCode[] = ['chinglish', 'collocation', 'confused', 'checked-word'];
/** Our rules see about one error in three, a checker beside them two; a text with one seen error has others. */
const seenShare = ({ evidence }: JudgedAnswer) => (evidence.checkedSlips ? 2 : 1) / 3;

const hundredsOf = ({ evidence }: JudgedAnswer) => Math.max(0.5, evidence.text.words.length / 100);

/** Grammar errors in a hundred words, as far as they can be seen. */
export const grammarRate = (judged: JudgedAnswer): number =>
  judged.evidence.slips.filter(({ code }) => !notGrammar.includes(code)).length / hundredsOf(judged);

/** Grammar of 2 points. Source: scoring.md 4.5; the limits are those for all errors, of which the rules see a part. */
export function grammarPoints(judged: JudgedAnswer): number {
  const { features, qualities, asksForComposition } = judged;
  const complex = features.tiedSentences * judged.evidence.text.sentences.length;
  const [most, some] = asksForComposition ? [1.5, 5] : [2, 8];
  const rate = grammarRate(judged);
  // The qualities are those of whole texts; of a summary they only tell nonsense apart.
  const isControlled = asksForComposition ? complex >= 2 && qualities.grammar >= 0.6 : qualities.grammar >= 0.25;
  if (rate <= most * seenShare(judged) && isControlled) return 2;
  return rate <= Math.min(some, some * seenShare(judged) * 2) && qualities.grammar >= (asksForComposition ? 0.25 : 0.12)
    ? 1
    : 0;
}

/** Words that no dictionary has or that were taken for others, as a share of all. */
export const wrongWordShare = ({ evidence }: JudgedAnswer): number =>
  (evidence.misspellings.length + evidence.slips.filter(({ code }) => wordChoice.includes(code)).length) /
  Math.max(1, evidence.text.words.length);

/** Vocabulary of 2 points. Source: scoring.md 4.5. */
export function vocabularyPoints(judged: JudgedAnswer): number {
  const share = wrongWordShare(judged);
  const isRich = judged.asksForComposition ? judged.qualities.vocabulary >= 0.4 : judged.overall >= 0.15;
  if (share <= 0.02 && isRich) return 2;
  return share <= 0.08 && judged.overall >= 0.12 ? 1 : 0;
}

/** Spelling of 2 points: none, one, more. Source: scoring.md 4.5. */
export const spellingPoints = ({ evidence, overall }: JudgedAnswer): number =>
  overall < 0.12 ? 0 : Math.max(0, 2 - evidence.misspellings.length);

/** A quality as points of six: 0.9 and above is the top of the scale, and nothing but nothing is 0. */
export const ofSix = (quality: number): number => Math.min(6, Math.round((quality / 0.92) * 6));
