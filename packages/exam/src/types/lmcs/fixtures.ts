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
    ...brokenContents(content, key, [
      { audioUrl: undefined },
      { audioUrl: ' ' },
      { audioUrl: [] },
      { audioUrl: [{ type: 5, url: 'a.mp3' }] },
      { choices: undefined },
      { choices: ['only one'] },
      { choices: ['one', ' '] },
      { choices: 'one, two' },
      { choice: 1 },
    ]),
    ...brokenKeys(content, [{}, { choice: 3 }, { choice: -1 }, { choice: '1' }, { choice: [1] }]),
  ],
};
