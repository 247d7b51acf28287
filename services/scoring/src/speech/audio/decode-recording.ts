import { stat } from 'node:fs/promises';
import { ProgramFailure, runProgram } from '../program/run-program.js';
import { SpeechFailure } from '../speech-failure.js';
import { sampleRate } from './sound.js';

/** What browsers record and learners upload. Playlists, which could name other files, are not among them. */
const formats = 'aac,aiff,amr,avi,caf,flac,matroska,mov,mp3,ogg,wav,webm';

/** A file may promise more than it holds; ffmpeg asks for no larger piece of memory than this. */
const mostBytesAtOnce = 64 * 1024 * 1024;

export interface DecodeRequest {
  readonly recording: string;
  /** Where the raw sound is written. */
  readonly target: string;
  /** What comes later is cut off. */
  readonly longestSeconds: number;
  readonly timeLimitSeconds: number;
}

/** Decodes any recording to raw 16 kHz mono s16 little-endian sound. Throws SpeechFailure. */
export async function decodeRecording({ recording, target, longestSeconds, timeLimitSeconds }: DecodeRequest) {
  const options = ['-nostdin', '-v', 'error', '-y', '-threads', '1', '-max_alloc', String(mostBytesAtOnce)];
  const input = ['-protocol_whitelist', 'file', '-format_whitelist', formats, '-i', `file:${recording}`];
  const sound = ['-map', '0:a:0', '-t', String(longestSeconds), '-ac', '1', '-ar', String(sampleRate)];
  const mostBytes = Math.ceil(longestSeconds * sampleRate * 2);
  const output = ['-vn', '-sn', '-dn', '-fs', String(mostBytes), '-f', 's16le', `file:${target}`];
  try {
    await runProgram({ command: 'ffmpeg', arguments: [...options, ...input, ...sound, ...output], timeLimitSeconds });
  } catch (error) {
    const isAnswer = error instanceof ProgramFailure && error.outcome === 'failed';
    throw new SpeechFailure(isAnswer ? 'AUDIO_UNREADABLE' : 'ENGINE_FAILED', error);
  }
  const { size } = await stat(target);
  if (size === 0) throw new SpeechFailure('AUDIO_UNREADABLE');
}
