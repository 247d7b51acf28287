import { brokenBlanks } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noRepeatedIndexes } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  material:
    'A good map leaves things {{1}}. If every path were drawn, the reader could not {{2}} the one that matters.',
  choices: [
    ['out', 'off', 'over', 'by'],
    ['fall', 'find', 'fill', 'file'],
  ],
};
const key = { blanks: [0, 1] };

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: [0, 1],
  full: [0, 1],
  empty: [1, 0],
  partial: { value: [0, 2], s: 1 },
  gapped: { value: [0, -1], s: 1 },
  hostile: [...noRepeatedIndexes(4), [0], [0, 1, 0], [0, 4], [4, 0], ['out', 'find']],
  broken: [
    ...brokenContents(content, key, [
      ...brokenBlanks,
      { material: 'Only {{1}} here.' },
      { choices: undefined },
      { choices: ['out', 'off'] },
      { choices: [['out', 'off']] },
      { choices: [['out', 'off'], ['find']] },
      {
        choices: [
          ['out', 'off'],
          ['find', ' '],
        ],
      },
    ]),
    ...brokenKeys(content, [
      {},
      { blanks: [] },
      { blanks: [0] },
      { blanks: [0, 1, 0] },
      { blanks: [0, 4] },
      { blanks: [0, -1] },
      { blanks: ['out', 'find'] },
    ]),
  ],
};
