import * as z from 'zod/mini';
import { commonContent, nonBlank, spokenContent, text, version } from '../../content-parts.js';
import { spokenAnswer } from '../../speaking/spoken-answer.js';
import { spokenTraits } from '../../speaking/spoken-traits.js';
import { linesOf } from '../../speaking/transcript-script.js';
import { defineType } from '../../type-rules.js';

/** Read Aloud: the text shown is the key, `say` only adds readings of numbers and names. Source: scoring.md 6. */
export const rules = defineType({
  ...spokenAnswer,
  typeId: 2,
  directions:
    'Look at the text below. In 35 seconds, you must read this text aloud as naturally and clearly as possible. You have 40 seconds to read aloud.',
  weights: { academic: { S: 22 }, core: { S: 24, R: 24 } },
  content: z.looseObject({ ...commonContent, ...spokenContent, material: nonBlank }),
  key: z.looseObject({ ...version, say: z.optional(z.record(text, text)) }),
  secrets: ['say'],
  modelRecording: true,
  prepSeconds: 35,
  script: ({ content }) => linesOf(content.material),
  traits: spokenTraits(5),
  judging: {
    kind: 'reading',
    task: ({ content, key }) => ({
      kind: 'reading',
      text: content.material,
      readings: key.say ?? {},
      content: 'errors',
    }),
  },
});
