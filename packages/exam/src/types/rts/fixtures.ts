import { brokenPoints, brokenTimes, samplePoints, withoutMaterial } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  material:
    'You borrowed a camera from the media desk and the lens cap is lost. You have to return the camera today. What would you say to the assistant?',
  audioUrl: 'question-resources/7001/default.mp3',
};
const key = {
  acts: ['apologise', 'explain', 'suggest'],
  register: 'neutral',
  points: [
    { id: 'p1', text: 'says sorry', w: 1, any: ['sorry', 'apologise'] },
    { id: 'p2', text: 'lens cap is lost', w: 2, any: ['lens cap'] },
    { id: 'p3', text: 'offers to pay or replace', w: 2, any: ['pay', 'replace', 'buy a new'] },
  ],
  sample: 'Hi, I am returning this camera, but I am sorry, I have lost the lens cap. Could I pay for a new one?',
};

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: '1763692811456-5f0c.webm',
  full: '1763692811456-5f0c.webm',
  empty: '',
  hostile: noText,
  broken: [
    ...brokenContents(content, key, [
      ...withoutMaterial,
      ...brokenTimes,
      { acts: [] },
      { register: 'neutral' },
      ...samplePoints,
    ]),
    ...brokenKeys(content, [...brokenPoints, { acts: 'apologise' }, { acts: ['dance'] }, { register: 'rude' }]),
  ],
};
