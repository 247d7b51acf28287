import { writeFile } from 'node:fs/promises';

const rate = 16_000;
const at = (seconds: number): number => Math.round(seconds * rate);
const joined = (...parts: readonly Int16Array[]): Int16Array => Int16Array.from(parts.flatMap((part) => [...part]));

/** The level of a quiet room, so that a pause is no digital silence; the same each time. */
function pseudoNoise(length: number, deviation: number): Int16Array {
  let state = 20_261_121;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  return Int16Array.from({ length }, () => (random() + random() + random()) * 2 * deviation);
}

const powerOf = (samples: Int16Array): number => samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;

/** White noise this many dB below the whole recording. */
export function withNoise(samples: Int16Array, decibels: number): Int16Array {
  const noise = pseudoNoise(samples.length, Math.sqrt(powerOf(samples) / 10 ** (decibels / 10)));
  return samples.map((sample, index) => Math.max(-32_768, Math.min(32_767, sample + (noise[index] ?? 0))));
}

export const withPause = (samples: Int16Array, second: number, seconds: number): Int16Array =>
  joined(samples.subarray(0, at(second)), pseudoNoise(at(seconds), 12), samples.subarray(at(second)));

export const withoutStretch = (samples: Int16Array, from: number, to: number): Int16Array =>
  joined(samples.subarray(0, at(from)), samples.subarray(at(to)));

export const repeating = (samples: Int16Array, from: number, to: number): Int16Array =>
  joined(samples.subarray(0, at(to)), samples.subarray(at(from)));

export const backwards = (samples: Int16Array): Int16Array => samples.toReversed();

export const silenceOf = (samples: Int16Array): Int16Array => pseudoNoise(samples.length, 12);

export async function writeWave(path: string, samples: Int16Array): Promise<string> {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  await writeFile(path, Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]));
  return path;
}
