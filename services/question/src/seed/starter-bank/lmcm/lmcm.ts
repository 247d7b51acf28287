import { type SomeRight, someRight } from '../asked-choices.js';
import type { StarterQuestion } from '../starter-question.js';

export interface SeveralChoicesTalk extends SomeRight {
  readonly question: string;
  readonly transcript: string;
}

export const listeningSeveralChoices = ({ question, transcript, ...item }: SeveralChoicesTalk): StarterQuestion =>
  someRight(14, item, { title: question }, transcript);
