import { type StarterItem, starterQuestion } from '../starter-item.js';
import type { StarterQuestion } from '../starter-question.js';

export interface ShortQuestionText extends StarterItem {
  readonly question: string;
  /** Every answer that counts; the first is shown. */
  readonly accept: readonly [string, ...string[]];
}

/** A spoken question with an answer of a word or two; both stand in the key only. */
export const shortQuestion = ({ question, accept, ...item }: ShortQuestionText): StarterQuestion =>
  starterQuestion(6, item, { content: {}, key: { question, accept } });
