import { brokenChoices, noRightChoice, withoutAudio } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noChoice } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'A talk about a lost parcel',
  audioUrl: 'question-resources/18001/default.mp3',
  choices: ['the wrong address', 'a sunny day', 'two spoons'],
};
const key = { choice: 0, transcript: 'We looked everywhere until we saw that the label had the wrong address.' };

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: 0,
  full: 0,
  empty: 1,
  hostile: noChoice(3),
  broken: [
    ...brokenContents(content, key, [...withoutAudio, ...brokenChoices, { choice: 1 }]),
    ...brokenKeys(content, [...noRightChoice(3)]),
  ],
};
