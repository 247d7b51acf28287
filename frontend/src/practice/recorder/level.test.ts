import { describe, expect, it } from '@jest/globals';
import { levelWord, litBars } from './level.js';

describe('the level meter', () => {
  it('lights no bar in silence, all at full scale, and more the louder it is', () => {
    expect(litBars(0)).toBe(0);
    expect(litBars(1)).toBe(12);
    const steps = [0.003, 0.01, 0.03, 0.1, 0.3].map(litBars);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBe(steps.length);
  });

  it.each([
    [0.005, 'low'],
    [0.1, 'good'],
    [0.7, 'high'],
  ])('calls %d %s', (level, word) => {
    expect(levelWord(level)).toBe(word);
  });
});
