import type { Picture } from '../picture.js';
import { type StarterItem, starterQuestion } from '../starter-item.js';
import { numbered, type StarterPoint } from '../starter-point.js';
import type { StarterQuestion } from '../starter-question.js';

export interface ImageText extends StarterItem {
  readonly picture: Picture;
  /** For screen readers: what kind of image it is, not what it shows. */
  readonly imageAlt: string;
  readonly points: readonly StarterPoint[];
  /** A good description of 40 seconds. */
  readonly sample: string;
}

/** An image to describe; it is drawn from its data. */
export const image = ({ picture, imageAlt, points, sample, ...item }: ImageText): StarterQuestion =>
  starterQuestion(4, item, {
    content: { title: picture.title, imageAlt },
    key: { points: numbered('p', points), sample },
    picture,
  });
