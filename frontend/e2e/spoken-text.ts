import { execFileSync } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SpokenText {
  /** A 48 kHz WAV file for Chromium's microphone. */
  readonly file: string;
  readonly seconds: number;
}

const rate = 48_000;
const wavHeader = 44;
const bytesPerSecond = 2 * rate;

/** A text in the voice of Debian's flite, which stands in for a learner. */
export function spokenText(text: string): SpokenText {
  const folder = mkdtempSync(join(tmpdir(), 'pte-voice-'));
  const [spoken, file] = [join(folder, 'spoken.wav'), join(folder, 'microphone.wav')];
  execFileSync('flite', ['-voice', 'slt', '-t', text, '-o', spoken]);
  const format = ['-ar', String(rate), '-ac', '1', '-c:a', 'pcm_s16le', '-bitexact'];
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-i', spoken, ...format, file]);
  return { file, seconds: (statSync(file).size - wavHeader) / bytesPerSecond };
}
