import { heardChoicesContent } from '../../choice/heard-choices-content.js';
import { oneChoice } from '../../choice/one-choice.js';
import { transcriptScript } from '../../speaking/transcript-script.js';
import { defineType } from '../../type-rules.js';

/** Listening, one answer. Source: scoring.md 7. */
export const rules = defineType({
  ...oneChoice,
  typeId: 17,
  form: 'single-choice',
  directions:
    'Listen to the recording and answer the multiple-choice question by selecting the correct response. Only one response is correct.',
  mockSections: ['listening'],
  weights: { academic: { L: 1 }, core: { L: 2 } },
  content: heardChoicesContent,
  audioSeconds: [30, 60],
  script: transcriptScript,
});
