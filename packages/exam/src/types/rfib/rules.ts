import * as z from 'zod/mini';
import { areBelow, index, isUnique } from '../../answer-parts.js';
import { countBlanks } from '../../blanks/blank-markers.js';
import { blankedText } from '../../blanks/blanked-text.js';
import { choiceOrOpen, chosenBlanksMark, isOpenChoice } from '../../blanks/chosen-blanks.js';
import { type Choices, choices, commonContent, version } from '../../content-parts.js';
import { defineType } from '../../type-rules.js';

interface Bank extends Choices {
  readonly material: string;
}

/** A word of the bank can be placed only once. */
const fits = ({ material, choices: bank }: Bank, value: readonly number[]) =>
  value.length === countBlanks(material) &&
  areBelow(value, bank.length) &&
  isUnique(value.filter((place) => !isOpenChoice(place)));

/** Fill in the Blanks from one bank for all. Source: scoring.md 4.6 rule 7 and 7. */
export const rules = defineType({
  typeId: 12,
  form: 'drag-blanks',
  directions:
    'In the text below some words are missing. Drag words from the box below to the appropriate place in the text. To undo an answer choice, drag the word back to the box below the text.',
  mockSections: ['reading'],
  weights: { academic: { R: 18 }, core: { R: 15 } },
  informs: 'vocabulary',
  content: z
    .looseObject({ ...commonContent, material: blankedText, choices })
    .check(z.refine((content) => content.choices.length >= countBlanks(content.material))),
  key: z.looseObject({ ...version, blanks: z.array(index) }),
  answer: z.array(index),
  partAnswer: z.array(choiceOrOpen),
  secrets: ['blanks'],
  keyFits: (content, { blanks }) => fits(content, blanks),
  answerFits: fits,
  mark: ({ content, key }, value) =>
    chosenBlanksMark(
      key.blanks.map(() => content.choices),
      key.blanks,
      value,
    ),
  fullAnswer: ({ key }) => key.blanks,
});
