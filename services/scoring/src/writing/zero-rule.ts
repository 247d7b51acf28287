import type { ScorePart, ZeroRule } from '@pte/exam/scoring-result';
import { traits } from '@pte/exam/traits';
import type { JudgedAnswer } from './traits/judged-answer.js';

/** From this share of unknown words on a text is not English: more words are wrong than right. */
const foreignFrom = 0.5;
const isForeign = ({ evidence: { unknownShare, text } }: JudgedAnswer): boolean =>
  unknownShare >= foreignFrom || !text.words.some(({ text: word }) => /^[A-Za-z]/.test(word));

/** Which rule leaves an answer nothing at all, or null. Source: scoring.md 4.6. */
export function zeroRule(judged: JudgedAnswer, score: readonly ScorePart[]): ZeroRule | null {
  if (!/[\p{L}\p{N}]/u.test(judged.raw)) return 'empty';
  if (isForeign(judged)) return 'language';
  const isNothing = (code: number) => score.some(({ i, s }) => i === code && s === 0);
  if (isNothing(traits.form.i)) return 'form';
  return isNothing(traits.content.i) ? 'content' : null;
}
