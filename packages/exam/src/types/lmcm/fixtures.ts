import { brokenChoices, noRightChoices, withoutAudio } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noIndexes } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'What does the speaker recommend?',
  audioUrl: 'question-resources/14001/default.mp3',
  choices: [
    'Start with a small sample',
    'Ask a colleague to check',
    'Use a longer questionnaire',
    'Test on paper first',
  ],
};
const key = {
  choices: [0, 1],
  transcript: 'Begin with a handful of people, and let someone else read your questions before you send them.',
};

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: [0, 1],
  full: [0, 1],
  empty: [2, 3],
  partial: { value: [0], s: 1 },
  hostile: noIndexes(4),
  broken: [
    ...brokenContents(content, key, [...withoutAudio, ...brokenChoices]),
    ...brokenKeys(content, [...noRightChoices(4)]),
  ],
};
