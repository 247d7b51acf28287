import { type OneRight, oneRight } from '../asked-choices.js';
import type { StarterQuestion } from '../starter-question.js';

/** The choices are summaries of the talk. */
export interface SummarisedTalk extends OneRight {
  readonly transcript: string;
}

export const correctSummary = ({ transcript, ...item }: SummarisedTalk): StarterQuestion =>
  oneRight(16, item, {}, transcript);
