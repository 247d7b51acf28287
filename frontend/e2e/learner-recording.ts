import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedDirectory } from '@pte/testing/shared-directory';

export interface LearnerRecording {
  /** A 48 kHz WAV file for Chromium's microphone. */
  readonly file: string;
  /** What the learner read. */
  readonly text: string;
  readonly seconds: number;
}

/** A speaker of speech-dev whose readings are clear. */
const speaker = '1099';
const sentences = 4;

/** Real learner speech from the shared folder, several sentences in a row; null, said aloud, where the folder is absent. */
export function learnerRecording(): LearnerRecording | null {
  const shared = sharedDirectory();
  if (!shared) {
    console.warn('SKIPPED: the folder with learner recordings (../shared) is absent');
    return null;
  }
  const data = join(shared, 'data/speech-dev');
  const rows = readFileSync(join(data, 'manifest.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((row) => row[2] === speaker)
    .slice(0, sentences);
  const folder = mkdtempSync(join(tmpdir(), 'pte-microphone-'));
  const list = join(folder, 'list.txt');
  writeFileSync(list, rows.map((row) => `file '${join(data, row[1] ?? '')}'`).join('\n'));
  const file = join(folder, 'microphone.wav');
  const format = ['-ar', '48000', '-ac', '1', '-c:a', 'pcm_s16le'];
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-f', 'concat', '-safe', '0', '-i', list, ...format, file]);
  return {
    file,
    text: rows.map((row) => row[6]?.toLowerCase()).join('. '),
    seconds: rows.reduce((sum, row) => sum + Number(row[5]), 0),
  };
}
