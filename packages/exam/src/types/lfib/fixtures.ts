import { brokenBlanks, withoutAudio } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noIndexes, noText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  material: 'The first {{1}} opened in a small {{2}}, and its owner painted the sign in a bright {{3}}.',
  audioUrl: 'question-resources/15001/default.mp3',
};
const key = {
  blanks: [['bakery'], ['village'], ['colour', 'color']],
  transcript: 'The first bakery opened in a small village, and its owner painted the sign in a bright colour.',
};

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: ['bakery', 'village', 'colour'],
  full: ['bakery', 'village', 'colour'],
  empty: ['shop', 'town', 'blue'],
  partial: { value: ['bakery', 'vilage', 'Color'], s: 2 },
  gapped: { value: ['', ' ', 'colour'], s: 1 },
  hostile: [
    ...noText,
    ...noIndexes(3),
    ['bakery'],
    ['bakery', 'village', ' '],
    ['bakery', 'village', ''],
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 3],
    ['a', 'b', 'c'.repeat(10_001)],
  ],
  broken: [
    ...brokenContents(content, key, [...withoutAudio, ...brokenBlanks]),
    ...brokenKeys(content, [
      {},
      { blanks: [] },
      { blanks: [['bakery'], ['village']] },
      { blanks: ['bakery', 'village', 'colour'] },
      { blanks: [['bakery'], ['village'], []] },
      { blanks: [['bakery'], ['village'], [' ']] },
      { blanks: [['bakery'], ['village'], ['—']] },
    ]),
  ],
};
