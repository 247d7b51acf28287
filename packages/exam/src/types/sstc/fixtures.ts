import { brokenPoints, samplePoints, withoutAudio } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noWrittenText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = { title: 'Pool closing', audioUrl: 'question-resources/24001/default.mp3' };
const key = {
  transcript:
    'The swimming pool will close for two weeks in March so that the heating can be replaced. Members may use the pool at Hill Street for free, and evening classes move to April.',
  points: [
    { id: 'p1', text: 'pool closed two weeks for heating', w: 2, any: ['close', 'closed'] },
    { id: 'p2', text: 'free use of Hill Street', w: 1, any: ['hill street'] },
    { id: 'p3', text: 'classes move to April', w: 1, any: ['april'] },
  ],
  sample: '',
};

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: 'The pool will close for two weeks.',
  full: 'The pool will close for two weeks.',
  empty: '',
  hostile: noWrittenText,
  broken: [
    ...brokenContents(content, key, [...withoutAudio, ...samplePoints]),
    ...brokenKeys(content, [...brokenPoints, { transcript: 5 }]),
  ],
};
