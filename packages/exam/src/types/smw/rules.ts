import { heardChoicesContent } from '../../choice/heard-choices-content.js';
import { oneChoice } from '../../choice/one-choice.js';
import { defineType } from '../../type-rules.js';
import { withoutEnd } from './without-end.js';

/** Select Missing Word: a tone covers the end of the recording. Source: scoring.md 7. */
export const rules = defineType({
  ...oneChoice,
  typeId: 18,
  form: 'single-choice',
  directions:
    'You will hear a recording. At the end of the recording the last word or group of words has been replaced by a beep. Select the correct option to complete the recording.',
  mockSections: ['listening'],
  weights: { academic: { L: 2 }, core: { L: 3 } },
  content: heardChoicesContent,
  audioSeconds: [20, 70],
  script: ({ content, key }) =>
    key.transcript ? [{ text: withoutEnd(key.transcript, content.choices[key.choice] ?? '') }, { tone: true }] : [],
});
