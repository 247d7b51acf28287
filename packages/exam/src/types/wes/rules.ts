import * as z from 'zod/mini';
import { commonContent, nonBlank, version } from '../../content-parts.js';
import { aspectsKey } from '../../key-points.js';
import { traits, worth } from '../../traits.js';
import { defineType } from '../../type-rules.js';
import { writingTask } from '../../writing/writing-task.js';
import { writtenAnswer } from '../../writing/written-answer.js';

/** Write Essay, academic; `aspects` are the parts of the prompt to deal with. Source: scoring.md 4.4 and 7. */
export const rules = defineType({
  ...writtenAnswer({
    traits: [
      worth(traits.content, 6),
      worth(traits.form, 2),
      worth(traits.structure, 6),
      worth(traits.grammar, 2),
      worth(traits.linguisticRange, 6),
      worth(traits.vocabulary, 2),
      worth(traits.spelling, 2),
    ],
    wordLimits: {
      good: [200, 300],
      soso: [
        [120, 199],
        [301, 380],
      ],
    },
    formRules: ['not-capitals', 'punctuation', 'not-bullets', 'not-short-sentences'],
  }),
  typeId: 1,
  directions:
    'You will have 10 minutes to plan, write and revise an essay about the topic below. Your response will be judged on how well you develop a position, organize your ideas, present supporting details, and control the elements of standard written English. You should write 200-300 words.',
  mockSections: ['writing'],
  weights: { academic: { W: 31 }, core: {} },
  content: z.looseObject({ ...commonContent, material: nonBlank }),
  key: z.looseObject({ ...version, ...aspectsKey }),
  secrets: Object.keys(aspectsKey),
  judging: {
    kind: 'writing',
    task: ({ content: { title, material }, key: { aspects, sample } }) =>
      writingTask({ genre: 'essay', prompt: [title, material], points: aspects, sample }),
  },
});
