import { type StarterItem, starterQuestion } from './starter-item.js';
import { numbered, type StarterPoint } from './starter-point.js';
import type { StarterQuestion } from './starter-question.js';

/** A talk to be summed up in 50 to 70 words, under its own name as topic. */
export interface SummedUpTalk extends StarterItem {
  readonly transcript: string;
  readonly points: readonly StarterPoint[];
  readonly sample: string;
}

export const spokenSummary = (type: number, { transcript, points, sample, ...item }: SummedUpTalk): StarterQuestion =>
  starterQuestion(type, item, {
    content: { title: item.name },
    key: { transcript, points: numbered('p', points), sample },
  });
