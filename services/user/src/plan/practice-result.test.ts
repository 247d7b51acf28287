import { describe, expect, it } from '@jest/globals';
import { practiceResult } from './practice-result.js';

const result = (score: unknown, points: number, fullPoints: number) =>
  practiceResult({ score: typeof score === 'string' ? score : JSON.stringify(score), points, fullPoints });

describe('how well a submission went', () => {
  it('is the share of its points; its weakest trait stands beside it', () => {
    const traits = [
      { i: 0, s: 5, f: 5 },
      { i: 4, s: 1, f: 5 },
      { i: 5, s: 3, f: 5 },
    ];
    expect(result(traits, 9, 15)).toEqual({ quality: 0.6, weakest: 0.2 });
    expect(result({ s: 3, f: 4 }, 3, 4)).toEqual({ quality: 0.75, weakest: 0.75 });
  });

  it.each(['', 'A+', '{}', '[{"s":"1"}]', '[{"s":1,"f":0}]'])('needs no parts: %s', (score) => {
    expect(result(score, 1, 2)).toEqual({ quality: 0.5, weakest: 0.5 });
  });

  it('stays between nothing and everything', () => {
    expect(result([{ s: -1, f: 2 }], 7, 5)).toEqual({ quality: 1, weakest: 0 });
  });
});
