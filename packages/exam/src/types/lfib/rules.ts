import * as z from 'zod/mini';
import { shortText, writtenText } from '../../answer-parts.js';
import { countBlanks, fillBlanks } from '../../blanks/blank-markers.js';
import { blankedText } from '../../blanks/blanked-text.js';
import { blanksMark } from '../../blanks/blanks-mark.js';
import { commonContent, heardContent, heardKey, version, withWords } from '../../content-parts.js';
import { linesOf } from '../../speaking/transcript-script.js';
import { defineType } from '../../type-rules.js';
import { samePhrase } from '../../words.js';

const spellings = z.array(withWords).check(z.minLength(1));
const firstOf = (accepted: readonly (readonly string[])[]) => accepted.map(([first = '']) => first);

/** Fill in the Blanks, typed while listening; of the spellings of a blank the first is shown. Source: scoring.md 4.6 rule 7 and 7. */
export const rules = defineType({
  typeId: 15,
  form: 'typed-blanks',
  directions: 'You will hear a recording. Type the missing words in each blank.',
  mockSections: ['listening'],
  weights: { academic: { L: 7, W: 10 }, core: { L: 9, W: 8 } },
  informs: 'spelling',
  content: z.looseObject({ ...commonContent, ...heardContent, material: blankedText }),
  key: z.looseObject({ ...version, ...heardKey, blanks: z.array(spellings) }),
  answer: z.array(writtenText),
  partAnswer: z.array(shortText),
  secrets: ['blanks'],
  keyFits: ({ material }, { blanks }) => blanks.length === countBlanks(material),
  answerFits: ({ material }, value) => value.length === countBlanks(material),
  audioSeconds: [30, 60],
  script: ({ content, key }) => linesOf(key.transcript ?? fillBlanks(content.material, firstOf(key.blanks))),
  mark: ({ key }, value) =>
    blanksMark(
      key.blanks.map((accepted) => ({
        want: accepted[0],
        isRight: (got) => typeof got === 'string' && accepted.some((spelling) => samePhrase(spelling, got)),
      })),
      value,
      (got) => typeof got === 'string' && got.trim() === '',
    ),
  fullAnswer: ({ key }) => firstOf(key.blanks),
});
