import { blanked } from '../blank-markup.js';
import { mixedChoices } from '../mixed-choices.js';
import { type StarterItem, starterQuestion } from '../starter-item.js';
import type { StarterQuestion } from '../starter-question.js';

export interface DragText extends StarterItem {
  /** Each blank as `[right]`. */
  readonly text: string;
  /** Words of the bank that fit no blank. */
  readonly spare: readonly string[];
}

/** A text with one bank of words for all its blanks. */
export function dragBlanks({ text, spare, ...item }: DragText): StarterQuestion {
  const { material, blanks } = blanked(text);
  const right = blanks.map(({ first }) => first);
  const bank = mixedChoices(right, spare, 12_100 + item.number);
  return starterQuestion(12, item, {
    content: { title: item.name, material, choices: bank.choices },
    key: { blanks: bank.rightAt },
  });
}
