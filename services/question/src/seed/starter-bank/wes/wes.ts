import { type StarterItem, starterQuestion } from '../starter-item.js';
import { numbered, type StarterPoint } from '../starter-point.js';
import type { StarterQuestion } from '../starter-question.js';

export interface EssayText extends StarterItem {
  readonly prompt: string;
  /** Parts of the prompt that must be dealt with. */
  readonly aspects: readonly StarterPoint[];
  /** A model essay, one paragraph an entry. */
  readonly sample: readonly string[];
}

/** A prompt for an essay of 200 to 300 words. */
export const essay = ({ prompt, aspects, sample, ...item }: EssayText): StarterQuestion =>
  starterQuestion(1, item, {
    content: { title: item.name, material: prompt },
    key: { aspects: numbered('a', aspects), sample: sample.join('\n\n') },
  });
