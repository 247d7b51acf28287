import { brokenChoices, noRightChoice, withoutAudio } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noChoice } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  audioUrl: 'question-resources/16001/default.mp3',
  choices: [
    'Coral recovers quickly after every hot summer.',
    'Some corals cope with heat, but repeated hot summers leave them no time to recover.',
    'Corals live only in deep, cold water.',
  ],
};
const key = {
  choice: 1,
  transcript:
    'A few corals do tolerate heat, yet when hot summers come one after another, even these have no time to grow back.',
};

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
