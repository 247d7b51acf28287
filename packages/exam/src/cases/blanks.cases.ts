import type { MarkCase } from './mark-case.js';

type ChosenRow = readonly [rule: string, value: unknown, s: number];

const one = '4.6 rule 7: 1 per blank, nothing taken off';
const gap = 'api 9: an unselected blank of a part-filled item counts as wrong';

/** The right words are 0, 1 and 2 of either type; word 3 is a twin of word 0 in the bank. */
const chosen: readonly ChosenRow[] = [
  [one, [0, 1, 2], 3],
  [one, [0, 1, 4], 2],
  [one, [4, 1, 2], 2],
  [one, [0, 2, 1], 1],
  [one, [1, 2, 0], 0],
  [one, [4, 4, 4], 0],
  [gap, [0, 1, -1], 2],
  [gap, [-1, 1, -1], 1],
  [gap, [-1, -1, -1], 0],
  [gap, [-1, 0, 1], 0],
  ['7: two equal words are as good as each other', [3, 1, 2], 3],
  ['type-rules: no answer is 0', null, 0],
  ['type-rules: no answer is 0', ['0', '1', '2'], 0],
];

const material = 'First {{1}}, then {{2}}, then {{3}}.';
const words = ['water', 'acid', 'survive', 'water', 'sugar'];
const key = { blanks: [0, 1, 2] };

const chosenOf = (typeId: number, choices: unknown): MarkCase[] =>
  chosen.map(([rule, value, s]) => ({ rule, typeId, content: { material, choices }, key, value, s, f: 3 }));

type TypedRow = readonly [rule: string, accepted: readonly string[], typed: string, s: number];

const spelling = '4.6 rule 7: needs the right spelling';
const comparison = '5.4: comparison of words';

const typed: readonly TypedRow[] = [
  ['4.7: " Bakery " counts for bakery (trim, capitals)', ['bakery'], ' Bakery ', 1],
  [one, ['village'], 'village', 1],
  [spelling, ['village'], 'vilage', 0],
  [spelling, ['village'], 'villages', 0],
  [spelling, ['villages'], 'village', 0],
  [spelling, ['receive'], 'recieve', 0],
  ['7: accepted spellings', ['colour', 'color'], 'color', 1],
  ['7: accepted spellings', ['per cent', 'percent'], 'percent', 1],
  ['7: accepted spellings', ['per cent', 'percent'], 'per  cent', 1],
  ['7: accepted spellings', ['per cent'], 'cent per', 0],
  [comparison, ['colour'], 'Color', 1],
  [comparison, ['organization'], 'organisation', 1],
  [comparison, ['twelve'], '12', 1],
  [comparison, ['30'], 'thirty', 1],
  [comparison, ['thirteen'], '30', 0],
  [comparison, ['village'], 'village.', 1],
  [comparison, ["don't"], 'don’t', 1],
  [comparison, ['well-known'], 'well known', 0],
  [comparison, ['well-known'], 'Well-Known', 1],
  [comparison, ['fire'], 'ﬁre', 1],
  [gap, ['village'], '', 0],
  [gap, ['village'], '   ', 0],
];

const typedCases = typed.map(
  ([rule, accepted, value, s]): MarkCase => ({
    rule,
    typeId: 15,
    content: { audioUrl: 'a.mp3', material: 'The word is {{1}}.' },
    key: { blanks: [accepted] },
    value: [value],
    s,
    f: 1,
  }),
);

export const blanksCases: readonly MarkCase[] = [
  ...chosenOf(9, [words, words.with(1, 'acid'), words]),
  ...chosenOf(12, words),
  ...typedCases,
];
