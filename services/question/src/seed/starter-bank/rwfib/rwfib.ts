import { blanked } from '../blank-markup.js';
import { mixedChoices } from '../mixed-choices.js';
import { type StarterItem, starterQuestion } from '../starter-item.js';
import type { StarterQuestion } from '../starter-question.js';

export interface DropdownText extends StarterItem {
  /** Each blank as `[right|wrong|wrong|wrong]`. */
  readonly text: string;
}

/** A text whose blanks have a list of choices each, in an order drawn for the blank. */
export function dropdownBlanks({ text, ...item }: DropdownText): StarterQuestion {
  const { material, blanks } = blanked(text);
  const lists = blanks.map(({ first, others }, blank) =>
    mixedChoices([first], others, 9000 + item.number * 10 + blank),
  );
  return starterQuestion(9, item, {
    content: { title: item.name, material, choices: lists.map(({ choices }) => choices) },
    key: { blanks: lists.flatMap(({ rightAt }) => rightAt) },
  });
}
