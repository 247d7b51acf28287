import { type OneRight, oneRight } from '../asked-choices.js';
import type { StarterQuestion } from '../starter-question.js';

export interface CutTalk extends OneRight {
  /** What the talk is about, as the learner is told. */
  readonly topic: string;
  /** What is heard before the missing words; these are the right choice. */
  readonly heard: string;
}

export const missingWord = ({ topic, heard, ...item }: CutTalk): StarterQuestion =>
  oneRight(18, item, { title: topic }, `${heard} ${item.right}.`);
