import * as z from 'zod/mini';
import { commonContent, nonBlank, version } from '../../content-parts.js';
import { pointsKey } from '../../key-points.js';
import { defineType } from '../../type-rules.js';
import { writingTask } from '../../writing/writing-task.js';
import { summaryTraits, writtenAnswer } from '../../writing/written-answer.js';

/** Summarize Written Text, academic: one sentence. Source: scoring.md 4.4 and 7. */
export const rules = defineType({
  ...writtenAnswer({
    traits: summaryTraits(4, 1),
    wordLimits: { good: [5, 75], soso: [] },
    formRules: ['one-sentence', 'not-capitals'],
  }),
  typeId: 0,
  directions:
    'Read the passage below and summarize it using one sentence. Type your response in the box at the bottom of the screen. You have 10 minutes to finish this task. Your response will be judged on the quality of your writing and on how well your response presents the key points in the passage.',
  mockSections: ['writing'],
  weights: { academic: { R: 19, W: 22 }, core: {} },
  content: z.looseObject({ ...commonContent, material: nonBlank }),
  key: z.looseObject({ ...version, ...pointsKey }),
  secrets: Object.keys(pointsKey),
  judging: {
    kind: 'writing',
    task: ({ content: { title, material }, key: { points, sample } }) =>
      writingTask({ genre: 'summary', prompt: [title, material], points, sample }),
  },
});
