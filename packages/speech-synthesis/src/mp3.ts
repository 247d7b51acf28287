import { runTool } from './run-tool.js';
import type { Sound } from './sound.js';
import { SpeechUnusable } from './speech-error.js';

/** Seconds that ffmpeg may take for one recording. */
const timeoutSeconds = 60;
const quiet = ['-hide_banner', '-loglevel', 'error', '-threads', '1'];
const raw = (rate: number): string[] => ['-f', 's16le', '-ar', String(rate), '-ac', '1'];

const asBytes = (samples: Int16Array): Uint8Array =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);

/** Mono MP3 at a constant 32 kbit/s; the same sound gives the same bytes. */
export const toMp3 = ({ rate, samples }: Sound): Promise<Buffer> =>
  runTool({
    command: 'ffmpeg',
    arguments: [
      ...[...quiet, ...raw(rate), '-i', 'pipe:0', '-c:a', 'libmp3lame', '-b:a', '32k'],
      ...['-map_metadata', '-1', '-id3v2_version', '0', '-write_xing', '0', '-f', 'mp3', 'pipe:1'],
    ],
    input: asBytes(samples),
    timeoutSeconds,
  });

/** The sound of a file in any format that ffmpeg knows. Throws SpeechUnusable. */
export async function decoded(file: Uint8Array, rate: number): Promise<Sound> {
  const command = { command: 'ffmpeg', arguments: [...quiet, '-i', 'pipe:0', ...raw(rate), 'pipe:1'] };
  const bytes = await runTool({ ...command, input: file, timeoutSeconds });
  if (bytes.length < 2) throw new SpeechUnusable('there is no sound in the file');
  return { rate, samples: new Int16Array(Uint8Array.from(bytes.subarray(0, bytes.length & ~1)).buffer) };
}
