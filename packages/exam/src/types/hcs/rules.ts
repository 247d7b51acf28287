import { heardChoicesContent } from '../../choice/heard-choices-content.js';
import { oneChoice } from '../../choice/one-choice.js';
import { transcriptScript } from '../../speaking/transcript-script.js';
import { defineType } from '../../type-rules.js';

/** Highlight Correct Summary, academic only; the choices are short paragraphs. Source: scoring.md 7. */
export const rules = defineType({
  ...oneChoice,
  typeId: 16,
  form: 'single-choice',
  directions: 'You will hear a recording. Click on the paragraph that best relates to the recording.',
  mockSections: ['listening'],
  weights: { academic: { L: 2, R: 3 }, core: {} },
  content: heardChoicesContent,
  audioSeconds: [30, 90],
  script: transcriptScript,
});
