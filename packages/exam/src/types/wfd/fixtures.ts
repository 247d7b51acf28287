import { withoutAudio } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noWrittenText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = { audioUrl: 'question-resources/20001/default.mp3' };
const key = { text: 'Please return all borrowed books before the term ends.' };

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: 'please return all borrow books before term ends',
  full: 'Please return all borrowed books before the term ends.',
  empty: 'nothing like it',
  partial: { value: 'please return all borrow books before term ends', s: 7 },
  hostile: noWrittenText,
  broken: [
    ...brokenContents(content, key, [...withoutAudio, { text: 'Please return.' }, { accept: [] }]),
    ...brokenKeys(content, [
      {},
      { text: ' ' },
      { text: '— …' },
      { text: ['Please'] },
      { text: 'Please', accept: ['please'] },
    ]),
  ],
};
