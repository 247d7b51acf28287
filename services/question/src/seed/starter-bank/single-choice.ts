import { type StarterItem, starterQuestion } from './starter-item.js';
import type { StarterQuestion } from './starter-question.js';

export interface SingleChoiceText extends StarterItem {
  readonly question: string;
  /** One paragraph an entry. */
  readonly passage: readonly string[];
  readonly choices: readonly [string, string, string, string];
  /** Index of the right choice. */
  readonly right: 0 | 1 | 2 | 3;
}

export const singleChoice = ({ question, passage, choices, right, ...item }: SingleChoiceText): StarterQuestion =>
  starterQuestion(21, item, {
    content: { title: question, material: passage.join('\n\n'), choices },
    key: { choice: right },
  });
