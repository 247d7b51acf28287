import * as z from 'zod/mini';
import { commonContent, nonBlank, text } from '../../content-parts.js';
import { defineType } from '../../type-rules.js';

const content = z
  .looseObject({ ...commonContent, material: z.optional(text), choices: z.array(nonBlank).check(z.minLength(2)) })
  .check(z.refine(({ title, material }) => `${title ?? ''}${material ?? ''}`.trim() !== ''));

/** Reading, one answer: 1 or 0. Source: scoring.md 4.6 rule 9 and 7. */
export const rules = defineType({
  typeId: 21,
  form: 'single-choice',
  directions:
    'Read the text and answer the multiple-choice question by selecting the correct response. Only one response is correct.',
  mockSections: ['reading'],
  weights: { academic: { R: 3 }, core: { R: 3 } },
  content,
  key: z.looseObject({ v: z.optional(z.literal(1)), choice: z.int().check(z.gte(0)) }),
  answer: z.int().check(z.gte(0)),
  secrets: ['choice'],
  keyFits: ({ choices }, { choice }) => choice < choices.length,
  answerFits: ({ choices }, value) => value < choices.length,
  mark: ({ key }, value) => {
    const ok = value === key.choice;
    return {
      score: { s: ok ? 1 : 0, f: 1 },
      analysis: { v: 1, status: 'done', items: [{ k: 0, ok, got: value, want: key.choice }] },
    };
  },
  fullAnswer: ({ key }) => key.choice,
});
