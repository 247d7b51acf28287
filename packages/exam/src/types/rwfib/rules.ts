import * as z from 'zod/mini';
import { areBelow, index } from '../../answer-parts.js';
import { countBlanks } from '../../blanks/blank-markers.js';
import { blankedText } from '../../blanks/blanked-text.js';
import { choiceOrOpen, chosenBlanksMark } from '../../blanks/chosen-blanks.js';
import { choices, commonContent, version } from '../../content-parts.js';
import { defineType } from '../../type-rules.js';

const fits = (lists: readonly (readonly string[])[], value: readonly number[]) =>
  value.length === lists.length && lists.every((words, k) => areBelow(value.slice(k, k + 1), words.length));

/** Fill in the Blanks, each from its own list. Source: scoring.md 4.6 rule 7 and 7. */
export const rules = defineType({
  typeId: 9,
  form: 'dropdown-blanks',
  directions:
    'Below is a text with blanks. Click on each blank, a list of choices will appear. Select the appropriate answer choice for each blank.',
  mockSections: ['reading'],
  weights: { academic: { R: 28 }, core: { R: 22, W: 20 } },
  informs: 'vocabulary',
  content: z
    .looseObject({ ...commonContent, material: blankedText, choices: z.array(choices) })
    .check(z.refine((content) => content.choices.length === countBlanks(content.material))),
  key: z.looseObject({ ...version, blanks: z.array(index) }),
  answer: z.array(index),
  partAnswer: z.array(choiceOrOpen),
  secrets: ['blanks'],
  keyFits: (content, { blanks }) => fits(content.choices, blanks),
  answerFits: (content, value) => fits(content.choices, value),
  mark: ({ content, key }, value) => chosenBlanksMark(content.choices, key.blanks, value),
  fullAnswer: ({ key }) => key.blanks,
});
