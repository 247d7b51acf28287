import { describe, expect, it } from '@jest/globals';
import { pitchSpread } from './pitch-spread.js';

const whole = [{ from: 0, to: 40 }];
const alternating = (low: number, high: number): Float64Array =>
  Float64Array.from({ length: 40 }, (_, frame) => (frame % 2 ? high : low));

describe('pitchSpread', () => {
  it('is measured in semitones, the same for a low and a high voice', () => {
    const fifth = 2 ** (7 / 12);
    expect(pitchSpread(alternating(100, 100 * fifth), whole)).toBeCloseTo(3.5, 6);
    expect(pitchSpread(alternating(250, 250 * fifth), whole)).toBeCloseTo(3.5, 6);
  });

  it('is nothing for a monotone, and with too little voice', () => {
    expect(pitchSpread(alternating(180, 180), whole)).toBe(0);
    expect(pitchSpread(alternating(100, 150), [{ from: 0, to: 10 }])).toBe(0);
  });

  it('leaves out silence, mistakes of an octave, and what lies between the words', () => {
    const pitch = Float64Array.from({ length: 40 }, (_, frame) => [200, 0, 400, 200][frame % 4] ?? 0);
    expect(pitchSpread(pitch, whole)).toBe(0);
    const rising = Float64Array.from({ length: 40 }, (_, frame) => 100 + frame);
    expect(pitchSpread(rising, whole)).toBeGreaterThan(pitchSpread(rising, [{ from: 0, to: 20 }]));
  });
});
