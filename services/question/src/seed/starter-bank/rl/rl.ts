import { type StarterItem, starterQuestion } from '../starter-item.js';
import { numbered, type StarterPoint } from '../starter-point.js';
import type { StarterQuestion } from '../starter-question.js';

export interface LectureText extends StarterItem {
  /** What the lecturer says. */
  readonly transcript: string;
  readonly points: readonly StarterPoint[];
  /** A good retelling of 40 seconds. */
  readonly sample: string;
}

/** A lecture that is heard and retold. */
export const lecture = ({ transcript, points, sample, ...item }: LectureText): StarterQuestion =>
  starterQuestion(5, item, {
    content: { title: item.name },
    key: { transcript, points: numbered('p', points), sample },
  });
