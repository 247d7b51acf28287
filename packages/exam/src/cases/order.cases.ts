import type { MarkCase } from './mark-case.js';

type Row = readonly [rule: string, right: readonly number[], value: unknown, s: number];

const pairs = '4.6 rule 6: 1 per neighbouring pair in the right order';

const rows: readonly Row[] = [
  ['4.7: 5 boxes in exact reverse are 0/4', [0, 1, 2, 3, 4], [4, 3, 2, 1, 0], 0],
  ['4.7: key 1,3,0,2, answer 3,0,2,1 is 2/3', [1, 3, 0, 2], [3, 0, 2, 1], 2],
  ['4.7: all boxes right are (n-1)/(n-1)', [1, 3, 0, 2], [1, 3, 0, 2], 3],
  ['4.7: all boxes right are (n-1)/(n-1)', [1, 0], [1, 0], 1],
  ['4.7: all boxes right are (n-1)/(n-1)', [5, 3, 1, 0, 2, 4], [5, 3, 1, 0, 2, 4], 5],
  ['7: example', [1, 3, 0, 2], [1, 0, 2, 3], 1],
  [pairs, [0, 1, 2, 3], [0, 1, 3, 2], 1],
  [pairs, [0, 1, 2, 3], [1, 2, 3, 0], 2],
  [pairs, [0, 1, 2, 3], [2, 3, 0, 1], 2],
  [pairs, [0, 1, 2, 3], [1, 0, 2, 3], 1],
  [pairs, [0, 1, 2, 3], [1, 0, 3, 2], 0],
  [pairs, [0, 1, 2, 3], [3, 0, 1, 2], 2],
  [pairs, [0, 1, 2, 3], [0, 2, 1, 3], 0],
  [pairs, [0, 1, 2, 3, 4], [0, 1, 2, 4, 3], 2],
  [pairs, [0, 1, 2, 3, 4], [4, 0, 1, 2, 3], 3],
  [pairs, [0, 1, 2, 3, 4], [3, 4, 0, 1, 2], 3],
  [pairs, [0, 1], [1, 0], 0],
  ['type-rules: what is no order is 0', [0, 1, 2], [0, 1], 0],
  ['type-rules: what is no order is 0', [0, 1, 2], [0, 1, 1], 0],
  ['type-rules: what is no order is 0', [0, 1, 2], [0, 1, 2, 0], 0],
  ['type-rules: what is no order is 0', [0, 1, 2], '012', 0],
  ['type-rules: what is no order is 0', [0, 1, 2], null, 0],
];

export const orderCases: readonly MarkCase[] = rows.map(([rule, order, value, s]) => ({
  rule,
  typeId: 11,
  content: { choices: order.map((box) => `Box ${box}.`) },
  key: { order },
  value,
  s,
  f: order.length - 1,
}));
