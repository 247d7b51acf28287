import { type StarterItem, starterQuestion } from '../starter-item.js';
import type { StarterQuestion } from '../starter-question.js';

export interface AlteredTalk extends StarterItem {
  /** Each wrong word as `[shown|said]`. */
  readonly talk: string;
}

const altered = /\[(\S+)\|(\S+)\]/;

/** A transcript in which some words differ from what is said. */
export function incorrectWords({ talk, ...item }: AlteredTalk): StarterQuestion {
  const tokens = talk.split(' ');
  const words = tokens.flatMap((token, i) => {
    const said = altered.exec(token)?.[2];
    return said === undefined ? [] : [{ i, said }];
  });
  return starterQuestion(19, item, {
    content: { material: tokens.map((token) => token.replace(altered, '$1')).join(' ') },
    key: { words },
  });
}
