import { readFile } from 'node:fs/promises';

/** Samples a second, everywhere in the engine. */
export const sampleRate = 16_000;
/** Frames a second, in the decoder and here. */
export const frameRate = 100;

const samplesPerFrame = sampleRate / frameRate;
/** Of a frame of digital silence. */
const quietest = -100;

export async function readSound(path: string): Promise<Int16Array> {
  const bytes = await readFile(path);
  return new Int16Array(new Uint8Array(bytes).buffer, 0, Math.floor(bytes.length / 2));
}

/** Loudness of each 10 ms, in dB below full scale. */
export function loudness(samples: Int16Array): Float64Array {
  const frames = new Float64Array(Math.floor(samples.length / samplesPerFrame));
  for (let frame = 0; frame < frames.length; frame++) {
    let sum = 0;
    for (let index = frame * samplesPerFrame; index < (frame + 1) * samplesPerFrame; index++) {
      sum += (samples[index] ?? 0) ** 2;
    }
    const power = sum / samplesPerFrame / 32768 ** 2;
    frames[frame] = Math.max(quietest, 10 * Math.log10(Math.max(1e-12, power)));
  }
  return frames;
}

/** Share of samples at the limit of the scale. */
export function clippedShare(samples: Int16Array): number {
  let clipped = 0;
  for (const sample of samples) if (sample >= 32700 || sample <= -32700) clipped++;
  return samples.length ? clipped / samples.length : 0;
}
