import { describe, expect, it } from '@jest/globals';
import { modelPart } from './model-part.js';

const text = 'Night trains are back, because travellers would rather sleep.';
const words = text.split(' ').length;

describe('the part of a model recording where a word stands', () => {
  it('begins at the start and ends at the end', () => {
    expect(modelPart(text, 0, 5)[0]).toBe(0);
    expect(modelPart(text, words - 1, 5)[1]).toBe(5);
  });

  it('moves on with every word and never leaves the recording', () => {
    const starts = text.split(' ').map((_, index) => modelPart(text, index, 5));
    for (const [place, [from, to]] of starts.entries()) {
      expect(from).toBeGreaterThanOrEqual(starts[place - 1]?.[0] ?? 0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(5);
    }
  });

  it('leaves room for a breath at punctuation', () => {
    const [plain] = modelPart('one two three', 2, 10);
    const [paused] = modelPart('one two, three', 2, 10);
    expect(paused).toBeGreaterThan(plain);
  });

  it('is the whole recording for what is no word of the text', () => {
    expect(modelPart(text, 99, 5)).toEqual([0, 5]);
  });
});
