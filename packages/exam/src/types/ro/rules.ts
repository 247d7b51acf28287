import * as z from 'zod/mini';
import { areBelow, indexes } from '../../answer-parts.js';
import { type Choices, choices, commonContent, version } from '../../content-parts.js';
import { defineType } from '../../type-rules.js';
import { pairsMark } from './pairs-mark.js';

const fits = ({ choices: boxes }: Choices, order: readonly number[]) =>
  order.length === boxes.length && areBelow(order, boxes.length);

/** Re-order Paragraphs; `choices` stand in the order shown at first. Source: scoring.md 4.6 rule 6 and 7. */
export const rules = defineType({
  typeId: 11,
  form: 'reorder',
  directions:
    'The text boxes have been placed in a random order. Restore the original order by dragging the text boxes.',
  mockSections: ['reading'],
  weights: { academic: { R: 10 }, core: { R: 9 } },
  content: z.looseObject({ ...commonContent, choices }),
  key: z.looseObject({ ...version, order: indexes }),
  answer: indexes,
  secrets: ['order'],
  keyFits: (content, { order }) => fits(content, order),
  answerFits: fits,
  mark: ({ key }, value) => pairsMark(key.order, value),
  fullAnswer: ({ key }) => key.order,
});
