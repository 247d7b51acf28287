import { brokenAspects, withoutMaterial } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noWrittenText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'Working from home',
  material:
    'More and more people work from home. Do the benefits for workers outweigh the drawbacks for cities? Give reasons and examples.',
};
const key = {
  aspects: [
    { id: 'a1', text: 'benefits for workers', w: 2, any: ['time', 'commut', 'family', 'flexib'] },
    { id: 'a2', text: 'drawbacks for cities', w: 2, any: ['shops', 'transport', 'centre', 'tax'] },
    { id: 'a3', text: 'a clear position', w: 2, any: ['outweigh', 'i believe', 'in my view'] },
  ],
  sample: '',
};

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: 'In my view the benefits outweigh the drawbacks.',
  full: 'In my view the benefits outweigh the drawbacks.',
  empty: '',
  hostile: noWrittenText,
  broken: [
    ...brokenContents(content, key, [...withoutMaterial, { aspects: [] }, { sample: 'An essay.' }]),
    ...brokenKeys(content, [...brokenAspects]),
  ],
};
