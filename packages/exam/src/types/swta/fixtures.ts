import { brokenPoints, samplePoints, withoutMaterial } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noWrittenText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'City trees',
  material:
    'Trees cool a city by shading walls and by giving off water. A street with old trees can be several degrees cooler than one without. Yet young trees need years of watering, and many die in their first summer. Planners therefore budget for care, not only for planting.',
};
const key = {
  points: [
    { id: 'p1', text: 'trees cool streets', w: 2, any: ['cool'] },
    { id: 'p2', text: 'young trees need care', w: 2, any: ['young', 'watering', 'care'] },
    { id: 'p3', text: 'so budgets must cover care', w: 2, any: ['budget', 'planners', 'funds'] },
  ],
  sample:
    'Although trees cool cities noticeably, young ones often die without watering, so planners must fund care as well as planting.',
};

export const fixtures: TypeFixtures = {
  content,
  key,
  sample:
    'Although trees cool cities noticeably, young ones often die without watering, so planners must fund care as well as planting.',
  full: 'Although trees cool cities noticeably, young ones often die without watering, so planners must fund care as well as planting.',
  empty: '',
  hostile: noWrittenText,
  broken: [
    ...brokenContents(content, key, [...withoutMaterial, ...samplePoints]),
    ...brokenKeys(content, [...brokenPoints]),
  ],
};
