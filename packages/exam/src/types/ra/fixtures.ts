import { brokenTimes, withoutMaterial } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'Night trains',
  material:
    'Night trains are coming back to Europe, because many travellers would rather sleep on rails than queue at an airport.',
  audioUrl: [
    { type: 1, url: 'question-resources/2001/us-f.mp3' },
    { type: 4, url: 'question-resources/2001/uk-m.mp3' },
  ],
};
const key = { say: { '2026': 'twenty twenty-six' } };

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: '1763692800123-5f0c.webm',
  full: '1763692800123-5f0c.webm',
  empty: '',
  hostile: noText,
  broken: [
    ...brokenContents(content, key, [
      ...withoutMaterial,
      ...brokenTimes,
      { audioUrl: [{ type: 5, url: 'a.mp3' }] },
      { say: {} },
    ]),
    ...brokenKeys(content, [{ say: [] }, { say: { '2026': 20 } }]),
  ],
};
