import * as z from 'zod/mini';
import { longestAnswer } from '../../answer.js';
import { commonContent, nonBlank, spokenContent, text } from '../../content-parts.js';
import { traits, worth } from '../../traits.js';
import { defineType } from '../../type-rules.js';

/** Read Aloud: the text shown is the key, `say` only adds readings of numbers and names. Source: scoring.md 6. */
export const rules = defineType({
  typeId: 2,
  form: 'record',
  directions:
    'Look at the text below. In 35 seconds, you must read this text aloud as naturally and clearly as possible. You have 40 seconds to read aloud.',
  mockSections: ['speaking'],
  weights: { academic: { S: 22 }, core: { S: 24, R: 24 } },
  content: z.looseObject({ ...commonContent, ...spokenContent, material: nonBlank }),
  key: z.looseObject({ v: z.optional(z.literal(1)), say: z.optional(z.record(text, text)) }),
  answer: z.string().check(z.maxLength(longestAnswer)),
  secrets: ['say'],
  recorded: true,
  prepSeconds: 35,
  recordSeconds: 40,
  keyFits: () => true,
  answerFits: () => true,
  script: ({ content }) => [{ text: content.material }],
  traits: [worth(traits.content, 5), worth(traits.oralFluency, 5), worth(traits.pronunciation, 5)],
});
