import { type StarterItem, starterQuestion } from '../starter-item.js';
import type { StarterQuestion } from '../starter-question.js';

export interface ReadAloudText extends StarterItem {
  readonly text: string;
}

/** A text to read aloud, under its own name as heading. */
export const readAloud = ({ text, ...item }: ReadAloudText): StarterQuestion =>
  starterQuestion(2, item, { content: { title: item.name, material: text }, key: { say: {} } });
