import type { MarkCase } from './mark-case.js';

type ClickRow = readonly [rule: string, value: unknown, s: number];

const clicks = '4.6 rule 5: +1 found, -1 right word clicked, not below 0';

const clicked: readonly ClickRow[] = [
  ['4.7: HIW key {5,11}, answer {5,11,0} is 1/2', [5, 11, 0], 1],
  [clicks, [5, 11], 2],
  [clicks, [11, 5], 2],
  [clicks, [5], 1],
  [clicks, [11], 1],
  [clicks, [0], 0],
  [clicks, [5, 0], 0],
  [clicks, [5, 0, 1], 0],
  [clicks, [5, 11, 0, 1], 0],
  [clicks, [5, 11, 0, 1, 2], 0],
  ['7: example', [5, 7, 11], 1],
  ['type-rules: no answer is 0', null, 0],
  ['type-rules: no answer is 0', [], 0],
];

const hiwCases = clicked.map(
  ([rule, value, s]): MarkCase => ({
    rule,
    typeId: 19,
    content: {
      audioUrl: 'a.mp3',
      material: 'The bridge was closed for nine days after engineers found small holes in two of its beams.',
    },
    key: {
      words: [
        { i: 5, said: 'five' },
        { i: 11, said: 'cracks' },
      ],
    },
    value,
    s,
    f: 2,
  }),
);

type DictationRow = readonly [
  rule: string,
  text: string,
  typed: string,
  s: number,
  f: number,
  notes?: readonly string[],
];

const word = '4.6 rule 8: 1 per word spelled right';
const extra = '4.6 rule 8: extra words cost nothing';
const order = '4.6 rule 8: order-free, wrong order is a note';
const same = '5.4: comparison of words';

const dictated: readonly DictationRow[] = [
  ['4.7: "the the the" is 2/5', 'The cat saw the dog', 'the the the', 2, 5],
  ['4.7: colour for color counts', 'The color is new.', 'The colour is new', 4, 4],
  [word, 'The cat saw the dog', 'The cat saw the dog', 5, 5],
  [word, 'The cat saw the dog', 'cat dog', 2, 5],
  [word, 'The cat saw the dog', 'The', 1, 5],
  [word, 'The cat saw the dog', 'The cat sore the dog', 4, 5],
  [word, 'Borrowed books', 'borrow books', 1, 2],
  [word, 'The library closes early', 'The libary closes early', 3, 4],
  [word, 'Cats sleep', 'cat sleeps', 0, 2],
  [word, 'The dog', 'bird', 0, 2],
  [extra, 'The cat saw the dog', 'The black cat saw the old dog there', 5, 5],
  [extra, 'The dog', 'The the the dog dog', 2, 2],
  [extra, 'Read it twice', 'please read read it it twice now', 3, 3],
  [order, 'The cat saw the dog', 'the dog saw the cat', 5, 5, ['order']],
  [order, 'Read it twice', 'twice it read', 3, 3, ['order']],
  [order, 'Read it twice', 'it read', 2, 3, ['order']],
  [order, 'Read it twice', 'read twice', 2, 3],
  [order, 'The cat saw the dog', 'saw the dog', 3, 5],
  [order, 'The cat saw the dog', 'dog the cat', 3, 5, ['order']],
  [same, 'The cat saw the dog.', 'THE CAT, SAW THE DOG!', 5, 5],
  [same, 'Organise the centre', 'organize the center', 3, 3],
  [same, 'Twelve people came', '12 people came', 3, 3],
  [same, 'All 20 lamps', 'all twenty lamps', 3, 3],
  [same, 'It’s a well-known fact', "it's a well-known fact", 4, 4],
  [same, 'A well-known fact', 'a well known fact', 2, 3],
  [same, 'First — then second', 'first then second', 3, 3],
  [same, 'The café opens', 'the cafe opens', 2, 3],
  ['type-rules: no answer is 0', 'The dog', ' ', 0, 2],
  ['type-rules: no answer is 0', 'The dog', '— … !', 0, 2],
];

const wfdCases = dictated.map(
  ([rule, text, value, s, f, notes = []]): MarkCase => ({
    rule,
    typeId: 20,
    content: { audioUrl: 'a.mp3' },
    key: { text },
    value,
    s,
    f,
    notes,
  }),
);

const accept = [
  ['aluminium', 'aluminum'],
  ['TV', 'television'],
];
const acceptCases = (
  [
    ['The TV is on', 'the television is on', 4],
    ['The TV is on', 'the radio is on', 3],
    ['Aluminium cans', 'aluminum cans', 2],
  ] as const
).map(
  ([text, value, s]): MarkCase => ({
    rule: '5.4: equal when both stand in one entry of accept',
    typeId: 20,
    content: { audioUrl: 'a.mp3' },
    key: { text, accept },
    value,
    s,
    f: text.split(' ').length,
  }),
);

export const wordsCases: readonly MarkCase[] = [...hiwCases, ...wfdCases, ...acceptCases];
