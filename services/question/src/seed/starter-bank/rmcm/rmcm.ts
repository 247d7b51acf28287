import { type SomeRight, someRight } from '../asked-choices.js';
import type { StarterQuestion } from '../starter-question.js';

export interface SeveralChoicesText extends SomeRight {
  readonly question: string;
  /** Paragraphs, without the empty lines between them. */
  readonly passage: readonly string[];
}

export const readingSeveralChoices = ({ question, passage, ...item }: SeveralChoicesText): StarterQuestion =>
  someRight(10, item, { title: question, material: passage.join('\n\n') });
