import { brokenPoints, brokenTimes, samplePoints } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'Bicycle trips per month',
  imageUrl: 'question-resources/4001/bikes.png',
  imageAlt: 'Bar chart with four bars',
};
const key = {
  points: [
    { id: 'p1', text: 'topic: bicycle trips by month', w: 2, any: ['bicycle', 'bike trips'] },
    { id: 'p2', text: 'highest in July', w: 2, any: ['july'] },
    { id: 'p3', text: 'lowest in January', w: 2, any: ['january'] },
    { id: 'p4', text: 'conclusion: rises towards summer', w: 1, any: ['summer', 'warmer months'] },
  ],
  sample:
    'The bar chart compares monthly bicycle trips. July is the highest and January the lowest, so cycling clearly grows towards summer.',
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
      { imageUrl: undefined },
      { imageUrl: ' ' },
      { imageUrl: ['a.png'] },
      ...brokenTimes,
      ...samplePoints,
    ]),
    ...brokenKeys(content, [...brokenPoints]),
  ],
};
