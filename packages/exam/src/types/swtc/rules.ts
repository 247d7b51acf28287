import * as z from 'zod/mini';
import { commonContent, nonBlank, version } from '../../content-parts.js';
import { pointsKey } from '../../key-points.js';
import { defineType } from '../../type-rules.js';
import { writingTask } from '../../writing/writing-task.js';
import { summaryTraits, writtenAnswer } from '../../writing/written-answer.js';

/** Summarize Written Text, core: several sentences are allowed. Source: scoring.md 4.4 and 7. */
export const rules = defineType({
  ...writtenAnswer({
    traits: summaryTraits(2, 2),
    wordLimits: {
      good: [25, 50],
      soso: [
        [5, 24],
        [51, 60],
      ],
    },
    formRules: ['not-capitals'],
  }),
  typeId: 23,
  directions:
    'Read the passage below and write a summary of it in 25 to 50 words. Type your response in the box at the bottom of the screen. You have 10 minutes to finish this task.',
  mockSections: ['writing'],
  weights: { academic: {}, core: { R: 12, W: 16 } },
  content: z.looseObject({ ...commonContent, material: nonBlank }),
  key: z.looseObject({ ...version, ...pointsKey }),
  secrets: Object.keys(pointsKey),
  judging: {
    kind: 'writing',
    task: ({ content: { title, material }, key: { points, sample } }) =>
      writingTask({ genre: 'summary', prompt: [title, material], points, sample }),
  },
});
