import * as z from 'zod/mini';
import { longestAnswer } from '../../answer.js';
import { commonContent, nonBlank, spokenContent, text } from '../../content-parts.js';
import { traits, worth } from '../../traits.js';
import { defineType } from '../../type-rules.js';

/** Read Aloud: the text shown is the key, `say` only adds readings of numbers and names. Source: scoring.md 6. */
export const rules = defineType({
  typeId: 2,
  form: 'record',
  content: z.looseObject({ ...commonContent, ...spokenContent, material: nonBlank }),
  key: z.looseObject({ v: z.optional(z.literal(1)), say: z.optional(z.record(text, text)) }),
  answer: z.string().check(z.maxLength(longestAnswer)),
  secrets: ['say'],
  recorded: true,
  prepSeconds: 35,
  recordSeconds: 40,
  keyFits: () => true,
  answerFits: () => true,
  traits: [worth(traits.content, 5), worth(traits.oralFluency, 5), worth(traits.pronunciation, 5)],
});
