import * as z from 'zod/mini';
import { writtenText } from '../../answer-parts.js';
import { commonContent, heardContent, nonBlank, version, withWords } from '../../content-parts.js';
import { linesOf } from '../../speaking/transcript-script.js';
import { defineType } from '../../type-rules.js';
import { dictationMark } from './dictation-mark.js';

/** Write From Dictation: words count, their order does not. `accept` lists words that are as good as each other. Source: scoring.md 4.6 rule 8, 5.4 and 7. */
export const rules = defineType({
  typeId: 20,
  form: 'written',
  directions:
    'You will hear a sentence. Type the sentence in the box below exactly as you hear it. Write as much of the sentence as you can. You will hear the sentence only once.',
  mockSections: ['writing', 'listening'],
  weights: { academic: { L: 13, W: 23 }, core: { L: 15, W: 20 } },
  informs: 'spelling',
  content: z.looseObject({ ...commonContent, ...heardContent }),
  key: z.looseObject({
    ...version,
    text: withWords,
    accept: z.optional(z.array(z.array(nonBlank))),
  }),
  answer: writtenText,
  secrets: ['text', 'accept'],
  keyFits: () => true,
  answerFits: () => true,
  audioSeconds: [3, 5],
  script: ({ key }) => linesOf(key.text),
  mark: ({ key }, value) => dictationMark(key, typeof value === 'string' ? value : ''),
  fullAnswer: ({ key }) => key.text,
});
