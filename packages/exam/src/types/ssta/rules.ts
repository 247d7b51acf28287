import { defineType } from '../../type-rules.js';
import { spokenTextSummary } from '../../writing/spoken-text-summary.js';

/** Summarize Spoken Text, academic. Source: scoring.md 7. */
export const rules = defineType({
  ...spokenTextSummary(4),
  typeId: 13,
  audioSeconds: [60, 90],
  directions:
    'You will hear a short lecture. Write a summary for a fellow student who was not present at the lecture. You should write 50-70 words. You have 10 minutes to finish this task.',
  weights: { academic: { L: 6, W: 14 }, core: {} },
});
