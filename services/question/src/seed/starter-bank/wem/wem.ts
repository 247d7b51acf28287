import { type StarterItem, starterQuestion } from '../starter-item.js';
import { numbered, type StarterPoint } from '../starter-point.js';
import type { StarterQuestion } from '../starter-question.js';

export interface EmailText extends StarterItem {
  readonly situation: string;
  /** What the email must include. */
  readonly bullets: readonly [string, string, string];
  readonly to: string;
  readonly register: 'formal' | 'neutral' | 'informal';
  /** One for each bullet. */
  readonly points: readonly [StarterPoint, StarterPoint, StarterPoint];
  /** A model email, one paragraph an entry. */
  readonly sample: readonly string[];
}

/** A situation in which an email of 50 to 120 words is to be written. */
export const email = ({ situation, bullets, to, register, points, sample, ...item }: EmailText): StarterQuestion =>
  starterQuestion(22, item, {
    content: { title: item.name, material: [situation, ...bullets.map((bullet) => `- ${bullet}`)].join('\n') },
    key: { to, register, points: numbered('b', points), sample: sample.join('\n\n') },
  });
