import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wordChanges } from './word-changes.js';

const told = (earlier: string, later: string): string =>
  wordChanges(earlier, later)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}(${text})`))
    .join(' ');

describe('changes between two texts', () => {
  it.each([
    ['a b c', 'a b c', 'a b c'],
    ['Trains is good', 'Trains are good', 'Trains -(is) +(are) good'],
    ['', 'new text', '+(new text)'],
    ['old text', '', '-(old text)'],
    ['one two three four', 'zero one three five four', '+(zero) one -(two) three +(five) four'],
  ])('from %j to %j', (earlier, later, expected) => {
    expect(told(earlier, later)).toBe(expected);
  });

  it('lead from the one to the other, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (earlier, later) => {
        const without = (kind: string) =>
          wordChanges(earlier, later)
            .filter((change) => change.kind !== kind)
            .map((change) => change.text)
            .join(' ');
        expect([without('added'), without('removed')]).toEqual([earlier, later]);
      }),
    );
  });
});
