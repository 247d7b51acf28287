import { describe, expect, it } from '@jest/globals';
import { aPhone } from '../../../test/builders/heard-reading.js';
import type { ForcedReading } from './forced-reading.js';
import { ratingFeatures } from './rating-features.js';

const norms = { AA: { mean: -3, deviation: 2, lnSeconds: Math.log(0.2) } };
/** Three words of two phones, 20 frames each, from the first second on. */
const forced: ForcedReading = {
  score: -100,
  words: [100, 140, 180].map((from, word) => ({
    word,
    from,
    to: from + 40,
    phones: [aPhone({ from, to: from + 20 }), aPhone({ from: from + 20, to: from + 40 })],
  })),
};
const spoken = ['cold', 'tea', 'again'];
const pitch = new Float64Array(300).fill(200);
const features = (changes: Partial<Parameters<typeof ratingFeatures>[0]> = {}) =>
  ratingFeatures({ forced, spoken, strictScore: -100, foundShare: 1, pauses: [0, 0], pitch, norms, ...changes });

describe('ratingFeatures', () => {
  it('describes a usual reading', () => {
    expect(features()).toEqual({
      pausing: Math.log(0.05),
      longPauses: 0,
      pauseShare: 0,
      rate: 5,
      hurry: expect.closeTo(0, 9),
      evenness: -0.4,
      intonation: 0,
      departure: 0,
      found: 1,
      phones: 0,
      weakPhones: 0,
      weakestSounds: -2,
    });
  });

  it('counts pauses, the shortest not at all', () => {
    expect(features({ pauses: [0.05, 0.6] })).toMatchObject({
      pausing: expect.closeTo(Math.log(0.05 + 0.2), 9),
      longPauses: 0.5,
      pauseShare: expect.closeTo(0.5, 9),
      rate: expect.closeTo(10, 9),
    });
  });

  it('measures how far the sound departs from the text', () => {
    expect(features({ strictScore: 20 }).departure).toBeCloseTo(1, 9);
  });

  it('compares each phone with what is usual for it', () => {
    const [first, ...others] = forced.words;
    const weak = { ...first!, phones: [aPhone({ ...first!.phones[0], score: -9 }), first!.phones[1]!] };
    expect(features({ forced: { ...forced, words: [weak, ...others] } }).phones).toBeCloseTo(-0.5, 9);
  });

  it('compares the vowels of function words with the others', () => {
    const [first, second, third] = forced.words;
    const short = { ...second!, phones: [aPhone({ from: 140, to: 150 }), aPhone({ phone: 'T', from: 150, to: 180 })] };
    const evenness = features({
      forced: { ...forced, words: [first!, short, third!] },
      spoken: ['cold', 'of', 'tea'],
    }).evenness;
    expect(evenness).toBeCloseTo(Math.log(0.5), 9);
  });

  it('does not grow with the length of the text', () => {
    const twice: ForcedReading = {
      score: -200,
      words: [...forced.words, ...forced.words.map((word) => ({ ...word, from: word.from + 120, to: word.to + 120 }))],
    };
    const long = features({
      forced: twice,
      spoken: [...spoken, ...spoken],
      strictScore: -200,
      pauses: [0, 0, 0, 0, 0],
    });
    for (const [name, value] of Object.entries(features())) {
      expect(long[name as keyof typeof long]).toBeCloseTo(value, 9);
    }
  });
});
