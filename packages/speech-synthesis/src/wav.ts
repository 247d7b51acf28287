import type { Sound } from './sound.js';
import { SpeechUnusable } from './speech-error.js';

/** The sound of a mono 16-bit WAV file. Throws SpeechUnusable for any other. */
export function readWav(file: Buffer): Sound {
  const format = chunk(file, 'fmt ');
  const data = chunk(file, 'data');
  if (format?.readUInt16LE(2) !== 1 || format.readUInt16LE(14) !== 16 || !data?.length)
    throw new SpeechUnusable('no mono WAV of 16 bits');
  const samples = Int16Array.from({ length: data.length >> 1 }, (_, index) => data.readInt16LE(2 * index));
  return { rate: format.readUInt32LE(4), samples };
}

function chunk(file: Buffer, name: string): Buffer | undefined {
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === name) return file.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  return undefined;
}
