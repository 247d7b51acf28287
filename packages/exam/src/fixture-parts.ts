import { longestAnswer } from './answer.js';
import type { TypeFixtures } from './type-fixtures.js';

/** What is never a text that can be an answer. */
export const noText: readonly unknown[] = [
  ...[null, undefined, 7, true, {}, ['a.webm'], { answer: 'a.webm' }],
  'a'.repeat(longestAnswer + 1),
];

/** What is never a written text. */
export const noWrittenText: readonly unknown[] = [...noText, '', ' \n\t\u3000'];

/** What is never the index of a choice; `count` is how many choices there are. */
export const noChoice = (count: number): readonly unknown[] => [
  ...[-1, count, 1.5, Number.NaN, '1', null, undefined, [1], [], {}, { choice: 1 }, true],
  'x'.repeat(longestAnswer + 1),
];

/** What is never a list of indexes below `count`, even if one may come twice. */
export const noRepeatedIndexes = (count: number): readonly unknown[] => [
  ...[null, undefined, 0, '0', '[0]', {}, { 0: 0, length: 1 }, true, Number.NaN],
  ...[[], [-1], [count], [0, count], [1.5], ['0'], [null], [[0]], [0, -1], [Number.POSITIVE_INFINITY]],
];

/** What is never a list of different indexes below `count`. */
export const noIndexes = (count: number): readonly unknown[] => [...noRepeatedIndexes(count), [0, 0]];

type Broken = TypeFixtures['broken'];

/** Contents that must be refused; each change of `content` is one. `undefined` takes a key away. */
export const brokenContents = (content: object, key: object, changes: readonly object[]): Broken => [
  ...[null, [content], 'text', {}].map((broken) => ({ field: 'content', content: broken, key }) as const),
  ...[{ title: 5 }, { directions: [] }, { answer: key }, { transcript: 'spoken' }, ...changes].map(
    (change) => ({ field: 'content', content: { ...content, ...change }, key }) as const,
  ),
];

/** Keys that must be refused. */
export const brokenKeys = (content: object, keys: readonly unknown[]): Broken =>
  [null, [], 'text', 1, ...keys].map((key) => ({ field: 'answer', content, key }) as const);
