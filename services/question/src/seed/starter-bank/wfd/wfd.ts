import { type StarterItem, starterQuestion } from '../starter-item.js';
import type { StarterQuestion } from '../starter-question.js';

export interface DictationText extends StarterItem {
  readonly text: string;
}

/** A sentence that is heard and typed; it stands in the key only. */
export const dictation = ({ text, ...item }: DictationText): StarterQuestion =>
  starterQuestion(20, item, { content: {}, key: { text } });
