import { describe, expect, it } from '@jest/globals';
import { aMissedWord, aReadWord } from '../../../test/builders/heard-reading.js';
import { replacedWords } from './replaced-words.js';

describe('replacedWords', () => {
  const words = [aReadWord('a', 0), aMissedWord('b', 1), aMissedWord('c', 2), aReadWord('d', 3), aMissedWord('e', 4)];
  const found = (before: number, frames: number) =>
    replacedWords({ before, from: 0, to: frames }, words).map(({ shown }) => shown.text);

  it('are the missing words around the stretch, as many as it has time for', () => {
    expect(found(1, 30)).toEqual(['b']);
    expect(found(3, 30)).toEqual(['c']);
    expect(found(1, 60)).toEqual(['b', 'c']);
    expect(found(5, 200)).toEqual(['e']);
  });

  it('are none beside words that were said', () => {
    expect(found(0, 60)).toEqual([]);
  });
});
