import type { DecodedAudio } from '../../../practice/player/decode-audio.js';
import { loudnessOf } from '../../../practice/recorder/recorder-machine.js';

export type Verdict = 'silent' | 'quiet' | 'good' | 'loud';

/** A voice that touches full scale again and again is cut off there; a single click is not a voice. */
const fullScale = 0.98;
const clippedShare = 0.1;

/** What a test recording says about microphone and distance. */
export const verdictOf = ({ loudness, peaks }: Pick<DecodedAudio, 'loudness' | 'peaks'>): Verdict => {
  const heard = loudnessOf(loudness);
  if (heard !== 'fine') return heard;
  const clipped = peaks.filter((peak) => peak >= fullScale).length;
  return clipped / Math.max(1, peaks.length) > clippedShare ? 'loud' : 'good';
};
