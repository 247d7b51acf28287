import type { MarkCase } from './mark-case.js';

type SeveralRow = readonly [rule: string, right: readonly number[], value: unknown, s: number];

const penalty = '4.6 rule 4: +1 right, -1 wrong, not below 0';
const vectors = '4.7';

const several: readonly SeveralRow[] = [
  [`${vectors}: RMCM key {0,2}, answer {1,3} is 0/2, not -2`, [0, 2], [1, 3], 0],
  [`${vectors}: RMCM key {0,2}, all four are 0/2`, [0, 2], [0, 1, 2, 3], 0],
  [penalty, [0, 2], [0, 2], 2],
  [penalty, [0, 2], [0], 1],
  [penalty, [0, 2], [2], 1],
  [penalty, [0, 2], [0, 1], 0],
  [penalty, [0, 2], [1], 0],
  [penalty, [0, 2], [0, 2, 3], 1],
  [penalty, [0, 2], [0, 1, 3], 0],
  [penalty, [0, 1, 2], [0, 1, 2], 3],
  [penalty, [0, 1, 2], [0, 1, 3], 1],
  [penalty, [0, 1, 2], [0, 1, 2, 3, 4], 1],
  [penalty, [0, 1, 2], [3, 4], 0],
  [penalty, [0, 1, 2, 3], [0, 1, 2, 3], 4],
  [penalty, [0, 1, 2, 3], [0, 1, 2, 4], 2],
  [penalty, [3], [3], 1],
  [penalty, [3], [3, 4], 0],
  ['5.2: the order of the choices says nothing', [0, 2], [2, 0], 2],
  ['5.2: the order of the choices says nothing', [4, 1, 0], [0, 4, 1], 3],
  ['type-rules: no answer is 0', [0, 2], null, 0],
  ['type-rules: no answer is 0', [0, 2], [], 0],
  ['type-rules: an index given twice counts once', [0, 2], [0, 0], 1],
];

const choices = ['one', 'two', 'three', 'four', 'five'];

const severalOf = (typeId: number, content: object): MarkCase[] =>
  several.map(([rule, right, value, s]) => ({
    rule,
    typeId,
    content,
    key: { choices: right },
    value,
    s,
    f: right.length,
  }));

type SingleRow = readonly [value: unknown, s: number];
const single: readonly SingleRow[] = [
  [1, 1],
  [0, 0],
  [2, 0],
  [null, 0],
  ['1', 0],
  [[1], 0],
];

const singleOf = (typeId: number, content: object): MarkCase[] =>
  single.map(([value, s]) => ({ rule: '4.6 rule 9: 1 or 0', typeId, content, key: { choice: 1 }, value, s, f: 1 }));

const read = { title: 'Which?', choices };
const heard = { audioUrl: 'a.mp3', choices };

export const choiceCases: readonly MarkCase[] = [
  ...severalOf(10, read),
  ...severalOf(14, heard),
  ...singleOf(21, read),
  ...[16, 17, 18].flatMap((typeId) => singleOf(typeId, heard)),
];
