import { describe, expect, it } from '@jest/globals';
import { percentile } from '../statistics.js';
import { pitchTrack } from './pitch.js';

const seconds = 0.5;
/** A voice of that pitch: some harmonics, each half as strong as the one before. */
const aVoice = (hertz: number, level = 6000): Int16Array =>
  Int16Array.from({ length: 16_000 * seconds }, (_, index) =>
    [1, 2, 3, 4].reduce(
      (sum, harmonic) => sum + (level / 2 ** harmonic) * Math.sin((2 * Math.PI * harmonic * hertz * index) / 16_000),
      0,
    ),
  );
/** Pseudo-random, the same each time. */
const noise = Int16Array.from(
  { length: 16_000 * seconds },
  (_, index) => ((index * 7919 + index ** 2 * 104_729) % 8192) - 4096,
);

describe('pitchTrack', () => {
  it.each([85, 120, 220, 310, 420])('finds a voice of %i Hz to a fifth of a semitone', (hertz) => {
    const found = pitchTrack(aVoice(hertz));
    expect(found).toHaveLength(50);
    const middle = percentile(found.subarray(4, -4), 0.5);
    expect(Math.abs(12 * Math.log2(middle / hertz))).toBeLessThan(0.2);
  });

  it('hears no voice in noise, in silence, and far below the loud parts', () => {
    expect(pitchTrack(noise).filter((hertz) => hertz > 0).length).toBeLessThan(10);
    expect(pitchTrack(new Int16Array(8000)).every((hertz) => hertz === 0)).toBe(true);
    const both = Int16Array.from([...aVoice(200), ...aVoice(200, 60)]);
    expect(
      pitchTrack(both)
        .subarray(55)
        .every((hertz) => hertz === 0),
    ).toBe(true);
  });
});
