import { brokenTimes, withoutAudio } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = { audioUrl: 'question-resources/3001/default.mp3' };
const key = { text: 'The lab will stay open until the final report is due.' };

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: '1763692811456-5f0c.webm',
  full: '1763692811456-5f0c.webm',
  empty: '',
  hostile: noText,
  broken: [
    ...brokenContents(content, key, [...withoutAudio, ...brokenTimes, { text: 'The lab will stay open.' }]),
    ...brokenKeys(content, [{ text: ' ' }, { text: 5 }]),
  ],
};
