import * as z from 'zod/mini';
import { areBelow, index, indexes, isUnique } from '../../answer-parts.js';
import { penalisedMark } from '../../choice/penalised-mark.js';
import { commonContent, heardContent, heardKey, nonBlank, version } from '../../content-parts.js';
import { defineType } from '../../type-rules.js';
import { shownWords, spokenText } from './spoken-text.js';

const wrongWords = z.array(z.looseObject({ i: index, said: nonBlank })).check(
  z.minLength(1),
  z.refine((words) => isUnique(words.map(({ i }) => i))),
);

/** Highlight Incorrect Words; words are counted from 0 between spaces. Source: scoring.md 4.6 rule 5 and 7. */
export const rules = defineType({
  typeId: 19,
  form: 'highlight-words',
  directions:
    'You will hear a recording. Below is a transcription of the recording. Some words in the transcription differ from what the speaker said. Please click on the words that are different.',
  mockSections: ['listening'],
  weights: { academic: { L: 8, R: 13 }, core: { L: 8, R: 11 } },
  content: z.looseObject({ ...commonContent, ...heardContent, material: nonBlank }),
  key: z.looseObject({ ...version, ...heardKey, words: wrongWords }),
  answer: indexes,
  secrets: ['words'],
  keyFits: ({ material }, { words }) =>
    areBelow(
      words.map(({ i }) => i),
      shownWords(material).length,
    ),
  answerFits: ({ material }, value) => areBelow(value, shownWords(material).length),
  audioSeconds: [15, 50],
  script: ({ content, key }) => [{ text: spokenText(content.material, key.words) }],
  mark: ({ content, key }, value) => {
    const said = new Map(key.words.map((word) => [word.i, word.said]));
    const shown = shownWords(content.material);
    return penalisedMark(new Set(said.keys()), value, (k) => ({ got: shown[k] ?? null, want: said.get(k) }));
  },
  fullAnswer: ({ key }) => key.words.map(({ i }) => i),
});
