import * as z from 'zod/mini';
import { commonContent, heardContent, nonBlank, spokenContent, version } from '../../content-parts.js';
import { spokenAnswer } from '../../speaking/spoken-answer.js';
import { spokenTraits } from '../../speaking/spoken-traits.js';
import { linesOf } from '../../speaking/transcript-script.js';
import { defineType } from '../../type-rules.js';

/** Repeat Sentence: the text stays hidden until the answer. Source: scoring.md 6. */
export const rules = defineType({
  ...spokenAnswer,
  typeId: 3,
  directions:
    'You will hear a sentence. Please repeat the sentence exactly as you hear it. You will hear the sentence only once.',
  weights: { academic: { S: 34, L: 33 }, core: { S: 40, L: 46 } },
  content: z.looseObject({ ...commonContent, ...heardContent, ...spokenContent }),
  key: z.looseObject({ ...version, text: z.optional(nonBlank) }),
  secrets: ['text'],
  prepSeconds: 0,
  audioSeconds: [3, 9],
  script: ({ key }) => linesOf(key.text),
  traits: spokenTraits(3),
  judging: {
    kind: 'reading',
    task: ({ key }) => (key.text ? { kind: 'reading', text: key.text, readings: {}, content: 'order' } : null),
  },
});
