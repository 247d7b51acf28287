import { brokenTimes, withoutAudio } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = { audioUrl: 'question-resources/6001/default.mp3' };
const key = { question: 'What do we call the person who repairs pipes?', accept: ['plumber', 'a plumber'] };

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: '1763692811456-5f0c.webm',
  full: '1763692811456-5f0c.webm',
  empty: '',
  hostile: noText,
  broken: [
    ...brokenContents(content, key, [
      ...withoutAudio,
      ...brokenTimes,
      { question: 'Who repairs pipes?' },
      { accept: ['plumber'] },
    ]),
    ...brokenKeys(content, [{ question: ' ' }, { accept: 'plumber' }, { accept: [] }, { accept: [''] }]),
  ],
};
