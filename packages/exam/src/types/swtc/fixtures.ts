import { brokenPoints, samplePoints, withoutMaterial } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noWrittenText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'Tool library',
  material:
    'Our town has opened a tool library. Members pay a small yearly fee and borrow drills, ladders or mowers for a week. Volunteers check every tool on return. The council hopes that fewer people will buy machines that they use once a year.',
};
const key = {
  points: [
    { id: 'p1', text: 'members borrow tools for a fee', w: 2, any: ['borrow'] },
    { id: 'p2', text: 'volunteers check tools', w: 1, any: ['volunteer', 'check'] },
    { id: 'p3', text: 'aim: less needless buying', w: 2, any: ['buy', 'buying', 'purchase'] },
  ],
  sample:
    'A town tool library lets members borrow machines for a small fee, with volunteers checking each return. The council wants people to stop buying tools that they seldom use.',
};

export const fixtures: TypeFixtures = {
  content,
  key,
  sample:
    'The town now has a tool library where members pay a small fee to borrow tools for a week. Volunteers check them, and the council hopes people will buy fewer machines.',
  full: 'The town now has a tool library where members pay a small fee to borrow tools for a week. Volunteers check them, and the council hopes people will buy fewer machines.',
  empty: '',
  hostile: noWrittenText,
  broken: [
    ...brokenContents(content, key, [...withoutMaterial, ...samplePoints]),
    ...brokenKeys(content, [...brokenPoints]),
  ],
};
