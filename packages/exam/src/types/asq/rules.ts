import * as z from 'zod/mini';
import { commonContent, heardContent, nonBlank, spokenContent, version } from '../../content-parts.js';
import { spokenAnswer } from '../../speaking/spoken-answer.js';
import { linesOf } from '../../speaking/transcript-script.js';
import { unnamedPart } from '../../traits.js';
import { defineType } from '../../type-rules.js';

/** Answer Short Question: one point for any entry of `accept` heard; how it is said does not count. Source: scoring.md 6. */
export const rules = defineType({
  ...spokenAnswer,
  typeId: 6,
  directions:
    'You will hear a question. Please give a simple and short answer. Often just one or a few words is enough.',
  weights: { academic: { L: 3 }, core: { S: 3, L: 5 } },
  content: z.looseObject({ ...commonContent, ...heardContent, ...spokenContent }),
  key: z.looseObject({
    ...version,
    question: z.optional(nonBlank),
    accept: z.optional(z.array(nonBlank).check(z.minLength(1))),
  }),
  secrets: ['question', 'accept'],
  prepSeconds: 0,
  audioSeconds: [3, 9],
  script: ({ key }) => linesOf(key.question),
  traits: unnamedPart(1),
  judging: {
    kind: 'short-answer',
    task: ({ key }) => (key.accept ? { kind: 'short-answer', question: key.question ?? '', accept: key.accept } : null),
  },
});
