import { type StarterItem, starterQuestion } from '../starter-item.js';
import type { StarterQuestion } from '../starter-question.js';

export interface RepeatSentenceText extends StarterItem {
  readonly text: string;
}

/** A sentence that is heard and said back; it stands in the key only. */
export const repeatSentence = ({ text, ...item }: RepeatSentenceText): StarterQuestion =>
  starterQuestion(3, item, { content: {}, key: { text } });
