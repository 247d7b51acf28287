import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Recording {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly seconds: number;
}

/** A WAV file of espeak-ng reading the text, cut after `seconds`. */
export async function speak(text: string, seconds: number): Promise<Recording> {
  const folder = await mkdtemp(join(tmpdir(), 'pte-bench-'));
  try {
    const [whole, cut] = [join(folder, 'whole.wav'), join(folder, 'cut.wav')];
    await run('espeak-ng', ['-v', 'en-us', '-s', '140', '-w', whole, text]);
    const format = ['-ac', '1', '-ar', '16000', '-t', String(seconds)];
    await run('ffmpeg', ['-nostdin', '-v', 'error', '-i', whole, ...format, cut]);
    const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', cut]);
    return { bytes: Buffer.from(await readFile(cut)), seconds: Number(stdout) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
