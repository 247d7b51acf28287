import { describe, expect, it } from '@jest/globals';
import { movingTypeShare, textualDiversity } from './diversity.js';
import { repeatedShare } from './vocabulary-features.js';

const different = Array.from({ length: 100 }, (_, at) => `word${at}`);
const same = Array.from({ length: 100 }, () => 'word');

describe('diversity', () => {
  it('is 1 where every word is new, little where none is', () => {
    expect(movingTypeShare(different)).toBe(1);
    expect(movingTypeShare(same)).toBeCloseTo(0.02);
    expect(movingTypeShare([])).toBe(0);
  });

  it('counts the words until they repeat themselves, the same in both directions', () => {
    const text = 'to be or not to be that is the question to be or not'.split(' ');
    expect(textualDiversity(text)).toBeCloseTo(textualDiversity([...text].reverse()), 9);
    expect(textualDiversity(different)).toBeGreaterThan(textualDiversity(text));
    expect(textualDiversity(text)).toBeGreaterThan(textualDiversity(same));
    expect(textualDiversity([])).toBe(0);
  });

  it('sees groups that came before', () => {
    expect(repeatedShare('a b c a b c'.split(' '), 3)).toBe(0.25);
    expect(repeatedShare(different, 3)).toBe(0);
    expect(repeatedShare(['a'], 3)).toBe(0);
  });
});
