import { brokenChoices, noRightChoice, withoutAudio } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noChoice } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'Where will the talk be held?',
  audioUrl: 'question-resources/17001/default.mp3',
  choices: ['In the main hall', 'In room twelve', 'Online only'],
};
const key = { choice: 1, transcript: 'The hall is being painted, so come to room twelve instead.' };

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: 1,
  full: 1,
  empty: 2,
  hostile: noChoice(3),
  broken: [
    ...brokenContents(content, key, [...withoutAudio, ...brokenChoices, { choice: 1 }]),
    ...brokenKeys(content, [...noRightChoice(3)]),
  ],
};
