import { describe, expect, it } from '@jest/globals';
import type { WordEvidence } from './word-evidence.js';
import { wordFeatures } from './word-features.js';

const phone = (from: number, to: number, score = -2, classScore = -1) => ({ phone: 'AA', from, to, score, classScore });
const aWord = (changes: Partial<WordEvidence> = {}): WordEvidence => ({
  isOnPath: true,
  delta: 20,
  deltaPerPhone: 4,
  place: { from: 0, to: 12, score: -1.5, phones: [phone(0, 3, -6, -4), phone(3, 12, -2, -1)] },
  ...changes,
});

describe('wordFeatures', () => {
  it('takes the neighbours into account', () => {
    const [first, middle] = wordFeatures([aWord(), aWord({ deltaPerPhone: 1 }), aWord({ deltaPerPhone: -3 })]);
    expect(first).toMatchObject({ is_first: 1, is_last: 0, neighbour_delta_min: 1 });
    expect(middle).toMatchObject({ is_first: 0, neighbour_delta_min: -3, neighbour_delta_mean: 0.5 });
  });

  it('takes the word itself where there are no neighbours', () => {
    expect(wordFeatures([aWord()])[0]).toMatchObject({ neighbour_delta_min: 4, is_first: 1, is_last: 1 });
  });

  it('describes the phones in their place', () => {
    const [features] = wordFeatures([aWord()]);
    expect(features).toMatchObject({
      phone_score_mean: -4,
      phone_score_min: -6,
      phone_score_low_half_mean: -6,
      phone_class_score_min: -4,
      log_frames_per_phone: Math.log(6),
      share_of_phones_le_3_frames: 0.5,
      longest_phone_share: 0.75,
      n_phones: 2,
    });
  });

  it('bounds what is far out', () => {
    const far = aWord({ delta: -500, place: { from: 0, to: 3, score: -9, phones: [phone(0, 3, -40, -30)] } });
    expect(wordFeatures([far])[0]).toMatchObject({ delta_tenth: -6, phone_score_min: -12, phone_class_score_min: -12 });
  });

  it('takes a word without a place for the worst', () => {
    expect(wordFeatures([aWord({ place: null })])[0]).toMatchObject({ segment_score: -9, phone_score_mean: -12 });
  });
});
