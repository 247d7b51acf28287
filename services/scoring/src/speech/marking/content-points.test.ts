import { describe, expect, it } from '@jest/globals';
import { aMissedWord, aReadWord } from '../../../test/builders/heard-reading.js';
import type { ExtraSpeech } from '../reading/other-speech.js';
import { contentErrors, contentShare } from './content-points.js';

const read = (count: number) => Array.from({ length: count }, (_, index) => aReadWord('word', index));
const extra = (kind: ExtraSpeech['kind']): ExtraSpeech => ({ kind, before: 1, from: 40, to: 80, text: '…' });

describe('contentErrors', () => {
  it('finds none in an exact reading', () => {
    expect(contentErrors({ words: read(10), extra: [], isThisText: 1 })).toBe(0);
  });

  it('counts a word that was surely not said as one', () => {
    expect(contentErrors({ words: [...read(9), aMissedWord('word', 9)], extra: [], isThisText: 1 })).toBe(1);
  });

  it('takes nothing off for a single doubt', () => {
    expect(contentErrors({ words: [...read(9), aMissedWord('word', 9, 0.5)], extra: [], isThisText: 1 })).toBe(0);
  });

  it('counts several doubts in part', () => {
    const words = [...read(8), aMissedWord('word', 8, 0.5), aMissedWord('word', 9, 0.5)];
    expect(contentErrors({ words, extra: [], isThisText: 1 })).toBeCloseTo(1.43, 2);
  });

  it('counts added and repeated words, but no hesitation', () => {
    const all = [extra('inserted'), extra('repeated'), extra('filler')];
    expect(contentErrors({ words: read(10), extra: all, isThisText: 1 })).toBe(1);
  });
});

describe('contentShare', () => {
  it('is the share of words without errors', () => {
    const words = [...read(8), aMissedWord('word', 8), aMissedWord('word', 9)];
    expect(contentShare({ words, extra: [], isThisText: 1 })).toBeCloseTo(0.8, 9);
  });

  it('falls to nothing when the recording is of another text', () => {
    const shares = [0.3, 0.1, 0.01].map((isThisText) => contentShare({ words: read(10), extra: [], isThisText }));
    expect(shares[0]).toBe(1);
    expect(shares[1]).toBeCloseTo(0.5, 9);
    expect(shares[2]).toBeCloseTo(0.05, 9);
  });

  it('is never below 0', () => {
    const all = Array.from({ length: 30 }, () => extra('inserted'));
    expect(contentShare({ words: read(3), extra: all, isThisText: 1 })).toBe(0);
  });
});
