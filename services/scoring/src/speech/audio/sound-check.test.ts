import { describe, expect, it } from '@jest/globals';
import { checkSound } from './sound-check.js';

const seconds = (count: number, sample: (index: number) => number): Int16Array =>
  Int16Array.from({ length: count * 16_000 }, (_, index) => sample(index));
const tone = (index: number, amplitude: number): number => amplitude * Math.sin(index / 10);
/** The same numbers each time, -1 to 1. */
const noise = (index: number): number => ((Math.imul(index + 1, 2654435761) >>> 8) % 2001) / 1000 - 1;
/** Half a second of sound, half a second of faint noise, and again. */
const syllables = (index: number): number => (index % 16_000 < 8_000 ? tone(index, 8_000) : noise(index) * 20);

describe('checkSound', () => {
  it('accepts speech-like sound', () => {
    expect(checkSound(seconds(4, syllables))).toEqual({
      seconds: 4,
      isSilent: false,
      isShort: false,
      isTooNoisy: false,
      isClipped: false,
      isNoisy: false,
      gate: 1,
    });
  });

  it.each([
    ['digital silence', () => 0],
    ['the hiss of a muted microphone', (index: number) => noise(index) * 5],
    ['steady noise', (index: number) => noise(index) * 8_000],
    ['a hum', (index: number) => tone(index, 8_000)],
  ])('takes %s for silence', (_, sample) => {
    expect(checkSound(seconds(4, sample)).isSilent).toBe(true);
  });

  it('hears two words in a long silence', () => {
    const late = (index: number): number => (index > 8 * 16_000 ? syllables(index) : noise(index) * 20);
    expect(checkSound(seconds(9.5, late)).isSilent).toBe(false);
  });

  it('takes less than a second for silence, and says why', () => {
    expect(checkSound(seconds(0.9, syllables))).toMatchObject({ isSilent: true, isShort: true });
  });

  it('notices a clipped recording', () => {
    const loud = (index: number): number => Math.max(-32_768, Math.min(32_767, syllables(index) * 20));
    expect(checkSound(seconds(4, loud)).isClipped).toBe(true);
  });

  it('notices noise', () => {
    const noisy = (index: number): number => syllables(index) + noise(index) * 4_000;
    expect(checkSound(seconds(4, noisy))).toMatchObject({ isNoisy: true, isTooNoisy: false, isSilent: false });
  });

  it('tells noise that drowns what is spoken from noise alone', () => {
    const drowned = (index: number): number => syllables(index) + noise(index) * 7_000;
    expect(checkSound(seconds(4, drowned))).toMatchObject({ isTooNoisy: true, isSilent: false });
    expect(checkSound(seconds(4, (index) => noise(index) * 12_000)).isTooNoisy).toBe(false);
  });
});
