import * as z from 'zod/mini';
import { commonContent, nonBlank, text, version } from '../../content-parts.js';
import { pointsKey, register } from '../../key-points.js';
import { traits, worth } from '../../traits.js';
import { defineType } from '../../type-rules.js';
import { writingTask } from '../../writing/writing-task.js';
import { writtenAnswer } from '../../writing/written-answer.js';

/** Write Email, core; what must be written about are the lines of `material` that begin with `- `. Source: scoring.md 4.4 and 7. */
export const rules = defineType({
  ...writtenAnswer({
    traits: [
      worth(traits.content, 3),
      worth(traits.emailConventions, 2),
      worth(traits.form, 2),
      worth(traits.organization, 2),
      worth(traits.vocabulary, 2),
      worth(traits.grammar, 2),
      worth(traits.spelling, 2),
    ],
    wordLimits: {
      good: [50, 120],
      soso: [
        [30, 49],
        [121, 140],
      ],
    },
    formRules: ['not-capitals', 'punctuation'],
  }),
  typeId: 22,
  directions:
    'Read a description of a situation. Then write an email about the situation. You will have 10 minutes. You should aim to write at least 50 words. Write using complete sentences.',
  mockSections: ['writing'],
  weights: { academic: {}, core: { W: 26 } },
  content: z.looseObject({ ...commonContent, material: nonBlank }),
  key: z.looseObject({ ...version, ...pointsKey, to: z.optional(text), register }),
  secrets: [...Object.keys(pointsKey), 'to', 'register'],
  judging: {
    kind: 'writing',
    task: ({ content: { title, material }, key: { points, sample, register } }) =>
      writingTask({ genre: 'email', prompt: [title, material], points, sample, register }),
  },
});
