import { type StarterItem, starterQuestion } from '../starter-item.js';
import { numbered, type StarterPoint } from '../starter-point.js';
import type { StarterQuestion } from '../starter-question.js';

export interface DiscussionText extends Omit<StarterItem, 'translation'> {
  /** Turns of three people, in order, with their translation. */
  readonly turns: readonly (readonly [who: string, text: string, zh: string])[];
  readonly points: readonly StarterPoint[];
  /** A good summary of up to two minutes. */
  readonly sample: string;
}

/** A discussion of three people that is heard and summed up; its recording may last two minutes. */
export const discussion = ({ turns, points, sample, ...item }: DiscussionText): StarterQuestion =>
  starterQuestion(
    8,
    { ...item, translation: turns.map(([who, , zh]) => `${who}：${zh}`).join('\n') },
    {
      content: { title: item.name, recordSeconds: 120 },
      key: { transcript: turns.map(([who, text]) => ({ who, text })), points: numbered('p', points), sample },
    },
  );
