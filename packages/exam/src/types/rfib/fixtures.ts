import { brokenBlanks } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noIndexes } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  material: 'Honey keeps for years because it holds little {{1}} and is slightly {{2}}, so few germs {{3}} in it.',
  choices: ['water', 'acid', 'survive', 'sugar', 'arrive'],
};
const key = { blanks: [0, 1, 2] };

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: [0, 1, 2],
  full: [0, 1, 2],
  empty: [3, 4, 0],
  partial: { value: [0, 3, 2], s: 2 },
  gapped: { value: [-1, 1, -1], s: 1 },
  hostile: [...noIndexes(5), [0, 1], [0, 1, 2, 3], [0, 1, 1], [0, 1, 5], ['water', 'acid', 'survive']],
  broken: [
    ...brokenContents(content, key, [
      ...brokenBlanks,
      { choices: undefined },
      { choices: ['water', 'acid'] },
      { choices: [['water', 'acid', 'survive']] },
      { choices: ['water', 'acid', ' '] },
    ]),
    ...brokenKeys(content, [
      {},
      { blanks: [] },
      { blanks: [0, 1] },
      { blanks: [0, 1, 1] },
      { blanks: [0, 1, 5] },
      { blanks: [0, 1, -1] },
      { blanks: ['water'] },
    ]),
  ],
};
