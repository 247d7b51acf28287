import { brokenPoints, brokenTimes, samplePoints, withoutAudio } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'Choosing a project topic',
  audioUrl: 'question-resources/8001/default.mp3',
  recordSeconds: 120,
};
const key = {
  transcript: [
    { who: 'Mia', text: 'I would study noise in the library.' },
    { who: 'Omar', text: 'We have no meters, so let us ask people instead.' },
    { who: 'Lin', text: 'A survey is fine if we keep it short.' },
  ],
  points: [
    { id: 'p1', who: 'Mia', text: 'noise in the library', w: 2, any: ['noise'] },
    { id: 'p2', who: 'Omar', text: 'no equipment, survey instead', w: 2, any: ['survey', 'ask people'] },
    { id: 'p3', who: 'Lin', text: 'agrees if short', w: 2, any: ['short'] },
  ],
  sample:
    'Three students choose a topic. Mia proposes library noise, Omar prefers a survey as they lack meters, and Lin agrees provided it is short.',
};

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: '1763692811456-5f0c.webm',
  full: '1763692811456-5f0c.webm',
  empty: '',
  hostile: noText,
  broken: [
    ...brokenContents(content, key, [...withoutAudio, ...brokenTimes, ...samplePoints]),
    ...brokenKeys(content, [
      ...brokenPoints,
      { transcript: 'one text' },
      { transcript: [{ text: 'nobody' }] },
      { transcript: [{ who: 'Mia', text: ' ' }] },
    ]),
  ],
};
