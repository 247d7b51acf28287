import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sampleBytes, sniff } from '../src/sniff.js';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sniff-'));
});

afterAll(() => rm(directory, { recursive: true }));

const sound = ['-f', 'lavfi', '-i', 'sine=frequency=300:duration=1'];
const picture = ['-f', 'lavfi', '-i', 'testsrc=duration=1:size=64x64:rate=5'];

/** The first bytes of what ffmpeg makes of the arguments. */
async function made(name: string, ...given: string[]): Promise<Uint8Array> {
  const file = join(directory, name);
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...given, file]);
  return (await readFile(file)).subarray(0, sampleBytes);
}

describe('files that real encoders make', () => {
  it.each([
    ['a.mp3', [...sound, '-c:a', 'libmp3lame'], 'audio/mpeg'],
    ['b.mp3', [...sound, '-c:a', 'libmp3lame', '-id3v2_version', '0', '-write_xing', '0'], 'audio/mpeg'],
    ['a.m4a', [...sound, '-c:a', 'aac'], 'audio/mp4'],
    ['a.mp4', [...sound, '-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov'], 'audio/mp4'],
    ['a.wav', sound, 'audio/wav'],
    ['a.webm', [...sound, '-c:a', 'libopus'], 'audio/webm'],
    ['a.ogg', [...sound, '-c:a', 'libvorbis'], 'audio/ogg'],
    ['b.ogg', [...sound, '-c:a', 'libopus'], 'audio/ogg'],
    ['a.jpg', [...picture, '-frames:v', '1'], 'image/jpeg'],
    ['a.png', [...picture, '-frames:v', '1'], 'image/png'],
    ['a.webp', [...picture, '-frames:v', '1'], 'image/webp'],
    ['a.gif', [...picture, '-frames:v', '1'], 'image/gif'],
  ] as const)('%s', async (name, given, expected) => {
    expect(await sniff(await made(name, ...given))).toBe(expected);
  });

  it.each([
    ['film.webm', [...picture, ...sound, '-c:v', 'libvpx', '-c:a', 'libopus']],
    ['film.mp4', [...picture, ...sound, '-movflags', 'frag_keyframe+empty_moov']],
    ['a.flac', sound],
    ['a.aac', [...sound, '-c:a', 'aac']],
    ['a.avi', picture],
    ['a.bmp', [...picture, '-frames:v', '1']],
  ] as const)('%s is none of ours', async (name, given) => {
    expect(await sniff(await made(name, ...given))).toBeNull();
  });
});
