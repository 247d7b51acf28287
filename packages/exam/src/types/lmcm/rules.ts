import { heardChoicesContent } from '../../choice/heard-choices-content.js';
import { manyChoices } from '../../choice/many-choices.js';
import { transcriptScript } from '../../speaking/transcript-script.js';
import { defineType } from '../../type-rules.js';

/** Listening, several answers. Source: scoring.md 4.6 rule 4 and 7. */
export const rules = defineType({
  ...manyChoices,
  typeId: 14,
  form: 'multiple-choice',
  directions:
    'Listen to the recording and answer the question by selecting all the correct responses. You will need to select more than one response.',
  mockSections: ['listening'],
  weights: { academic: { L: 3 }, core: { L: 3 } },
  content: heardChoicesContent,
  audioSeconds: [40, 90],
  script: transcriptScript,
});
