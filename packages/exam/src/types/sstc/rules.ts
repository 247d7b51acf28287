import { defineType } from '../../type-rules.js';
import { spokenTextSummary } from '../../writing/spoken-text-summary.js';

/** Summarize Spoken Text, core. The exam asks for 20-30 words, the product for 50-70. Source: scoring.md 1 and 7. */
export const rules = defineType({
  ...spokenTextSummary(2),
  typeId: 24,
  audioSeconds: [45, 75],
  directions:
    'You will hear a short recording. Write a summary for a friend who could not hear it. You should write 50-70 words. You have 10 minutes to finish this task.',
  weights: { academic: {}, core: { L: 9, W: 10 } },
});
