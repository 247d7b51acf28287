import { brokenPoints, brokenTimes, samplePoints, withoutAudio } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = { title: 'Why bread goes stale', audioUrl: 'question-resources/5001/default.mp3' };
const key = {
  transcript:
    'Bread does not go stale because it dries out. The starch slowly turns back into crystals, and this happens fastest in a refrigerator. Freezing, however, almost stops it.',
  points: [
    { id: 'p1', text: 'staling is not drying', w: 2, any: ['not dry', 'not drying'] },
    { id: 'p2', text: 'starch crystallises', w: 2, any: ['starch', 'crystals'] },
    { id: 'p3', text: 'fridge speeds it up', w: 1, any: ['refrigerator', 'fridge'] },
    { id: 'p4', text: 'freezing stops it', w: 1, any: ['freez', 'frozen'] },
  ],
  sample:
    'The lecture explains that bread goes stale when its starch crystallises, which a fridge speeds up and a freezer prevents.',
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
    ...brokenKeys(content, [...brokenPoints, { transcript: 5 }]),
  ],
};
