import { mixedChoices } from './mixed-choices.js';
import { type StarterItem, starterQuestion } from './starter-item.js';
import type { StarterQuestion } from './starter-question.js';

/** A question with one right choice; the places of the choices are drawn. */
export interface OneRight extends StarterItem {
  readonly right: string;
  readonly wrong: readonly string[];
}

/** A question with several right choices; the places are drawn. */
export interface SomeRight extends StarterItem {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

interface Asked {
  readonly title?: string;
  readonly material?: string;
}

/** Of all draws this is one in which no place holds the right choice of a few questions much more often. */
const draw = 115;

const seedOf = (type: number, { number }: StarterItem) => type * 1000 + draw + number;

/** A question about what is heard, with one right choice. */
export function oneRight(
  type: number,
  { right, wrong, ...item }: OneRight,
  asked: Asked,
  transcript: string,
): StarterQuestion {
  const { choices, rightAt } = mixedChoices([right], wrong, seedOf(type, item));
  return starterQuestion(type, item, {
    content: { ...asked, choices },
    key: { choice: rightAt[0], transcript },
  });
}

/** A question with several right choices; without a transcript it is about what is read. */
export function someRight(
  type: number,
  { right, wrong, ...item }: SomeRight,
  asked: Asked,
  transcript?: string,
): StarterQuestion {
  const { choices, rightAt } = mixedChoices(right, wrong, seedOf(type, item));
  return starterQuestion(type, item, {
    content: { ...asked, choices },
    key: { choices: rightAt.toSorted((a, b) => a - b), ...(transcript === undefined ? {} : { transcript }) },
  });
}
