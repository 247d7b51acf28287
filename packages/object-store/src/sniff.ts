import { fileTypeFromBuffer } from 'file-type';
import type { AcceptedType } from './content-type.js';

/** How much of a file's beginning decides its type. */
export const sampleBytes = 4100;

const direct: Record<string, AcceptedType> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/webp': 'image/webp',
  'image/gif': 'image/gif',
  'audio/mpeg': 'audio/mpeg',
  'audio/wav': 'audio/wav',
  'audio/ogg': 'audio/ogg',
  'audio/opus': 'audio/ogg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/webm': 'audio/webm',
};

/** The accepted type that the first bytes of a file show (give it `sampleBytes` or the whole), or null. */
export async function sniff(sample: Uint8Array): Promise<AcceptedType | null> {
  if (hasLongTag(sample)) return 'audio/mpeg';
  const found = (await fileTypeFromBuffer(sample))?.mime.split(';')[0] ?? '';
  // MediaRecorder writes sound alone into containers that are named for video.
  if (found === 'video/webm') return holds(sample, ['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG']) ? null : 'audio/webm';
  if (found === 'video/mp4') return holds(sample, ['vide', 'avc1', 'vp09', 'av01']) ? null : 'audio/mp4';
  return Object.hasOwn(direct, found) ? (direct[found] ?? null) : null;
}

/** An ID3v2 tag (a cover picture, say) that is longer than the sample: the first MP3 frame is out of sight. */
function hasLongTag(sample: Uint8Array): boolean {
  const [i, d, three, version = 0, , , ...size] = sample.subarray(0, 10);
  if (i !== 0x49 || d !== 0x44 || three !== 0x33 || version < 2 || version > 4 || size.length < 4) return false;
  if (size.some((byte) => byte > 0x7f)) return false;
  const length = size.reduce((sum, byte) => sum * 128 + byte, 0) + 10;
  return length + 4 > sampleBytes && sample.length >= sampleBytes;
}

const holds = (sample: Uint8Array, marks: string[]): boolean => {
  const text = Buffer.from(sample).toString('latin1');
  return marks.some((mark) => text.includes(mark));
};
