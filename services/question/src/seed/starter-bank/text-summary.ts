import { type StarterItem, starterQuestion } from './starter-item.js';
import { numbered, type StarterPoint } from './starter-point.js';
import type { StarterQuestion } from './starter-question.js';

export interface SummaryText extends StarterItem {
  /** One paragraph an entry. */
  readonly passage: readonly string[];
  readonly points: readonly StarterPoint[];
  /** A good summary in own words. */
  readonly sample: string;
}

const summaryOf = (type: number, { passage, points, sample, ...item }: SummaryText): StarterQuestion =>
  starterQuestion(type, item, {
    content: { title: item.name, material: passage.join('\n\n') },
    key: { points: numbered('p', points), sample },
  });

/** A text to sum up in one sentence. */
export const academicSummary = (text: SummaryText): StarterQuestion => summaryOf(0, text);

/** An everyday text to sum up in a few sentences. */
export const everydaySummary = (text: SummaryText): StarterQuestion => summaryOf(23, text);
