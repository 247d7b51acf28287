import { mixedChoices } from '../mixed-choices.js';
import { type StarterItem, starterQuestion } from '../starter-item.js';
import type { StarterQuestion } from '../starter-question.js';

export interface OrderedText extends StarterItem {
  /** In the right order. */
  readonly boxes: readonly string[];
}

const isSorted = (indexes: readonly number[]) => indexes.every((index, place) => index === place);

/** Boxes to be put in order; shown in one that is drawn, and never the right one. */
export function reorder({ boxes, ...item }: OrderedText): StarterQuestion {
  const drawn = mixedChoices(boxes, [], 11_000 + item.number);
  const shown = isSorted(drawn.rightAt) ? boxes.toReversed() : drawn.choices;
  return starterQuestion(11, item, {
    content: { choices: shown },
    key: { order: boxes.map((box) => shown.indexOf(box)) },
  });
}
