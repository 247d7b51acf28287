import { type OneRight, oneRight } from '../asked-choices.js';
import type { StarterQuestion } from '../starter-question.js';

export interface OneChoiceTalk extends OneRight {
  readonly question: string;
  readonly transcript: string;
}

export const listeningOneChoice = ({ question, transcript, ...item }: OneChoiceTalk): StarterQuestion =>
  oneRight(17, item, { title: question }, transcript);
