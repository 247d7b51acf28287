import { type StarterItem, starterQuestion } from '../starter-item.js';
import { numbered, type StarterPoint } from '../starter-point.js';
import type { StarterQuestion } from '../starter-question.js';

export interface SituationText extends StarterItem {
  readonly material: string;
  /** What must be done with words. Source: scoring.md 6. */
  readonly acts: readonly (
    | 'apologise'
    | 'request'
    | 'explain'
    | 'suggest'
    | 'thank'
    | 'refuse'
    | 'invite'
    | 'complain'
  )[];
  readonly register: 'formal' | 'neutral' | 'informal';
  readonly points: readonly StarterPoint[];
  /** A good answer of 40 seconds. */
  readonly sample: string;
}

/** A situation that is read and heard, to be answered as one would there. */
export const situation = ({ material, acts, register, points, sample, ...item }: SituationText): StarterQuestion =>
  starterQuestion(7, item, {
    content: { title: item.name, material },
    key: { acts, register, points: numbered('p', points), sample },
  });
