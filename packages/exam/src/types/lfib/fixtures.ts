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
    ...brokenContents(content, key, [
      { audioUrl: undefined },
      { audioUrl: ' ' },
      { audioUrl: [] },
      { audioUrl: [{ type: 5, url: 'a.mp3' }] },
      { material: undefined },
      { material: 'No blank at all.' },
      { material: 'Wrong {{2}} and {{1}} order.' },
      { material: 'Twice {{1}} and {{1}}.' },
      { material: 'From {{0}} to {{1}}.' },
      { blanks: [0, 1] },
    ]),
    ...brokenKeys(content, [
      {},
      { blanks: [] },
      { blanks: [['bakery'], ['village']] },
      { blanks: ['bakery', 'village', 'colour'] },
      { blanks: [['bakery'], ['village'], []] },
      { blanks: [['bakery'], ['village'], [' ']] },
    ]),
  ],
};
