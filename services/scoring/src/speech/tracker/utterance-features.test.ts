import { describe, expect, it } from '@jest/globals';
import type { SoundTrack } from './sound-track.js';
import { utteranceFeatures } from './utterance-features.js';
import type { WordEvidence } from './word-evidence.js';

const aWord = (isOnPath: boolean, deltaPerPhone: number): WordEvidence => ({
  isOnPath,
  delta: 0,
  deltaPerPhone,
  place: null,
});
/** Four frames: silence, then speech that garbage explains with -6. */
const track = {
  frames: 4,
  silence: Float64Array.of(-1, -9, -9, -9),
  garbage: Float64Array.of(-14, -6, -6, -6),
  scores: { bestSpeech: Float64Array.of(-8, 0, 0, 0) },
} as unknown as SoundTrack;
const features = (words: readonly WordEvidence[], score = -10) =>
  utteranceFeatures({
    evidence: words,
    features: words.map((word) => ({ segment_score: word.isOnPath ? -1 : -9 })),
    phoneCounts: words.map((_, index) => index + 1),
    path: { score, words: [], otherSpeech: [{ before: 0, from: 1, to: 2 }] },
    track,
  });

describe('utteranceFeatures', () => {
  it('means over the words, and weighted by their phones', () => {
    expect(features([aWord(true, 6), aWord(false, -3)])).toMatchObject({
      said_mean: 0.5,
      said_mean_by_phones: expect.closeTo(1 / 3, 9),
      delta_mean: 1.5,
      delta_mean_by_phones: 0,
      segment_score_mean: -5,
      delta_25th_percentile: -0.75,
      'mean.segment_score': -5,
      n_words: 2,
    });
  });

  it('measures the share of other speech, and what the text explains better than it', () => {
    expect(features([aWord(true, 6)])).toMatchObject({ garbage_share: 0.25, path_gain_per_speech_frame: 3 });
  });

  it('does not take a long text for right because it is long', () => {
    expect(features(Array.from({ length: 60 }, () => aWord(true, 6)))['n_words']).toBe(10);
  });
});
