import { describe, expect, it } from '@jest/globals';
import { levelled, loudnessOf, trimmed } from './loudness.js';
import { joined, secondsOf, silence, spedUp, tone } from './sound.js';

const rate = 16_000;
const aTone = (level: number, seconds = 1) => tone({ seconds, hertz: 440, level, rate });
const crossings = ({ samples }: { samples: Int16Array }) =>
  samples.filter((sample, index) => index > 0 && sample >= 0 && (samples[index - 1] ?? 0) < 0).length;

describe('sound', () => {
  it('is joined in order, at one rate only', () => {
    const both = joined([silence(0.5, rate), aTone(0.5)]);
    expect(secondsOf(both)).toBe(1.5);
    expect(both.samples.subarray(0, 8000).every((sample) => sample === 0)).toBe(true);
    expect(() => joined([silence(1, rate), silence(1, 24_000)])).toThrow('different rates');
  });

  it('fades a tone in and out', () => {
    const { samples } = aTone(0.5);
    expect([samples[0], samples.at(-1)]).toEqual([0, 0]);
    expect(samples.reduce((most, sample) => Math.max(most, sample), 0)).toBeCloseTo(0.5 * 32_767, -2);
  });

  it('is higher and shorter when sped up', () => {
    const faster = spedUp(aTone(0.5), 1.25);
    expect(secondsOf(faster)).toBeCloseTo(0.8, 3);
    expect(crossings(faster) / secondsOf(faster)).toBeCloseTo(550, -1);
  });
});

describe('loudness', () => {
  it('counts what is heard, not the pauses', () => {
    const alone = loudnessOf(aTone(0.1));
    expect(alone).toBeCloseTo(-23, 0);
    expect(loudnessOf(joined([silence(3, rate), aTone(0.1), silence(3, rate)]))).toBeCloseTo(alone, 1);
    expect(loudnessOf(silence(1, rate))).toBeLessThan(-90);
  });

  it('is levelled up and down, and never clips', () => {
    expect(loudnessOf(levelled(aTone(0.02), -17))).toBeCloseTo(-17, 1);
    expect(loudnessOf(levelled(aTone(0.9), -17))).toBeCloseTo(-17, 1);
    const loudest = levelled(aTone(0.5), 0).samples.reduce((most, sample) => Math.max(most, sample), 0);
    expect(loudest).toBeLessThan(29_210);
  });

  it('is trimmed to what is heard', () => {
    const padded = joined([silence(1, rate), aTone(0.3), silence(2, rate)]);
    expect(secondsOf(trimmed(padded))).toBeCloseTo(1.04, 1);
  });
});
