import { oneChoice } from '../../choice/one-choice.js';
import { readChoicesContent } from '../../choice/read-choices-content.js';
import { defineType } from '../../type-rules.js';

/** Reading, one answer. Source: scoring.md 7. */
export const rules = defineType({
  ...oneChoice,
  typeId: 21,
  form: 'single-choice',
  directions:
    'Read the text and answer the multiple-choice question by selecting the correct response. Only one response is correct.',
  mockSections: ['reading'],
  weights: { academic: { R: 3 }, core: { R: 3 } },
  content: readChoicesContent,
});
