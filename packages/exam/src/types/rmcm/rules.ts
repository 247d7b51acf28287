import { manyChoices } from '../../choice/many-choices.js';
import { readChoicesContent } from '../../choice/read-choices-content.js';
import { defineType } from '../../type-rules.js';

/** Reading, several answers. Source: scoring.md 4.6 rule 4 and 7. */
export const rules = defineType({
  ...manyChoices,
  typeId: 10,
  form: 'multiple-choice',
  directions:
    'Read the text and answer the question by selecting all the correct responses. More than one response is correct.',
  mockSections: ['reading'],
  weights: { academic: { R: 6 }, core: { R: 4 } },
  content: readChoicesContent,
});
