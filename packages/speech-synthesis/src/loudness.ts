import type { Sound } from './sound.js';

const frameSeconds = 0.02;
const fullScale = 32_768;
/** Frames this much below the loudest one, in decibels, are pauses. */
const pauseDepth = 25;
/** Decibels below full scale that no sample exceeds after `levelled`. */
const headroom = 1;

const decibels = (meanSquare: number): number => 10 * Math.log10(meanSquare / fullScale ** 2 + 1e-12);

/** Mean square of each 20 ms. */
function frames({ rate, samples }: Sound): number[] {
  const size = Math.max(1, Math.round(frameSeconds * rate));
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, index) => {
    const frame = samples.subarray(index * size, (index + 1) * size);
    return frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length;
  });
}

const quietestSpeech = (squares: readonly number[]): number =>
  squares.reduce((most, square) => Math.max(most, square), 0) / 10 ** (pauseDepth / 10);

/** Decibels below full scale (RMS) of what is not pause; about -120 for silence. */
export function loudnessOf(sound: Sound): number {
  const squares = frames(sound);
  const loud = squares.filter((square) => square >= quietestSpeech(squares));
  return decibels(loud.reduce((sum, square) => sum + square, 0) / Math.max(1, loud.length));
}

/** The sound at the given loudness (decibels below full scale, RMS of what is not pause), or as loud as fits without clipping. */
export function levelled(sound: Sound, target: number): Sound {
  const peak = sound.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
  const wanted = 10 ** ((target - loudnessOf(sound)) / 20);
  const gain = Math.min(wanted, (fullScale * 10 ** (-headroom / 20)) / peak);
  return { rate: sound.rate, samples: sound.samples.map((sample) => Math.round(sample * gain)) };
}

/** The sound without the pauses at its ends, but for a frame that lets it begin and end softly. */
export function trimmed(sound: Sound): Sound {
  const squares = frames(sound);
  const isSpeech = (square: number) => square >= quietestSpeech(squares) / 10;
  const size = Math.max(1, Math.round(frameSeconds * sound.rate));
  const first = Math.max(0, squares.findIndex(isSpeech) - 1);
  const last = squares.findLastIndex(isSpeech) + 2;
  return { rate: sound.rate, samples: sound.samples.subarray(first * size, last * size) };
}
