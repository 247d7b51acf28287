import { withoutAudio, withoutMaterial } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noIndexes } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  material: 'The bridge was closed for nine days after engineers found small holes in two of its beams.',
  audioUrl: 'question-resources/19001/default.mp3',
};
const key = {
  words: [
    { i: 5, said: 'five' },
    { i: 11, said: 'cracks' },
  ],
};

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: [5, 11],
  full: [5, 11],
  empty: [0, 1],
  partial: { value: [5, 7, 11], s: 1 },
  hostile: noIndexes(17),
  broken: [
    ...brokenContents(content, key, [...withoutAudio, ...withoutMaterial, { words: [{ i: 5, said: 'five' }] }]),
    ...brokenKeys(content, [
      {},
      { words: [] },
      { words: [{ i: 17, said: 'five' }] },
      { words: [{ i: 5 }] },
      { words: [{ i: 5, said: ' ' }] },
      {
        words: [
          { i: 5, said: 'five' },
          { i: 5, said: 'six' },
        ],
      },
      { words: [5, 11] },
    ]),
  ],
};
