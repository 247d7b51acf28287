import { brokenPoints, samplePoints, withoutMaterial } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noWrittenText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'A late parcel',
  material:
    'You ordered a desk lamp and it has not arrived. Write an email to the shop. Include:\n- what you ordered and when\n- why you need it soon\n- what you want the shop to do',
};
const key = {
  to: 'a shop',
  register: 'formal',
  points: [
    { id: 'b1', text: 'order and date', w: 1, any: ['order'] },
    { id: 'b2', text: 'reason for urgency', w: 1, any: ['need', 'because'] },
    { id: 'b3', text: 'request', w: 1, any: ['refund', 'send', 'deliver'] },
  ],
  sample: '',
};

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: 'Dear Sir or Madam, my lamp has not arrived.',
  full: 'Dear Sir or Madam, my lamp has not arrived.',
  empty: '',
  hostile: noWrittenText,
  broken: [
    ...brokenContents(content, key, [...withoutMaterial, ...samplePoints, { to: 'a shop' }, { register: 'formal' }]),
    ...brokenKeys(content, [...brokenPoints, { to: 5 }, { register: 'rude' }]),
  ],
};
