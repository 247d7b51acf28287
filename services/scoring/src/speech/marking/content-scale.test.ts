import { describe, expect, it } from '@jest/globals';
import { aMissedWord, aReadWord } from '../../../test/builders/heard-reading.js';
import type { ExtraSpeech } from '../reading/other-speech.js';
import { contentPoints, readingScale } from './content-scale.js';

const repeating = { counts: 'order', fullPoints: 3 } as const;
const heard = (said: number, extra: readonly ExtraSpeech[] = [], isThisText = 1) => ({
  words: [
    ...Array.from({ length: said }, (_, index) => aReadWord('word', index)),
    ...Array.from({ length: 20 - said }, (_, index) => aMissedWord('word', said + index)),
  ],
  extra,
  isThisText,
});
const repeat: ExtraSpeech = { kind: 'repeated', before: 1, from: 40, to: 80, text: 'word' };

describe('Content of a repeated sentence', () => {
  it.each([
    [20, 3],
    [19, 3],
    [18, 2],
    [10, 2],
    [9, 1],
    [3, 1],
    [2, 0],
    [0, 0],
  ])('gives for %i of 20 words in order %i of 3 points', (said, points) => {
    expect(contentPoints(repeating, heard(said))).toBe(points);
  });

  it('ignores repeats, which cost a read text', () => {
    expect(contentPoints(repeating, heard(20, [repeat, repeat, repeat]))).toBe(3);
    expect(contentPoints(readingScale, heard(20, [repeat, repeat, repeat]))).toBeLessThan(5);
  });

  it('gives nothing for another sentence in which single words seem to fit', () => {
    expect(contentPoints(repeating, heard(12, [], 0.02))).toBe(0);
  });
});
