import { blanked } from '../blank-markup.js';
import { type StarterItem, starterQuestion } from '../starter-item.js';
import type { StarterQuestion } from '../starter-question.js';

export interface TypedBlanksTalk extends StarterItem {
  /** Each blank as `[word]` or `[spelling that is shown|other spelling]`. */
  readonly talk: string;
}

/** A transcript with words left out, to be typed as they are heard. */
export function typedBlanks({ talk, ...item }: TypedBlanksTalk): StarterQuestion {
  const { material, filled, blanks } = blanked(talk);
  return starterQuestion(15, item, {
    content: { material },
    key: { blanks: blanks.map(({ first, others }) => [first, ...others]), transcript: filled },
  });
}
