import { join } from 'node:path';
import { runProgram } from '../../src/speech/program/run-program.js';

const run = async (command: string, ...options: string[]): Promise<void> => {
  await runProgram({ command, arguments: options, timeLimitSeconds: 60 });
};

export type Speaker = 'slt' | 'rms' | 'awb';

/** Lets flite read the text; gives the path of a WAV file. */
export async function spoken(folder: string, name: string, text: string, speaker: Speaker = 'slt'): Promise<string> {
  const path = join(folder, `${name}.wav`);
  await run('flite', '-voice', speaker, '-t', text, '-o', path);
  return path;
}

/** The files one after another, with as much silence between them. */
export async function joined(folder: string, name: string, files: string[], silenceSeconds: number): Promise<string> {
  const path = join(folder, `${name}.wav`);
  const inputs = files.flatMap((file) => ['-i', file]);
  const padded = files.map(
    (_, index) => `[${index}]aformat=sample_rates=16000,apad=pad_dur=${silenceSeconds}[p${index}]`,
  );
  const filter = `${padded.join(';')};${files.map((_, index) => `[p${index}]`).join('')}concat=n=${files.length}:v=0:a=1`;
  await run('ffmpeg', '-v', 'error', '-y', ...inputs, '-filter_complex', filter, path);
  return path;
}

/** The same sound in another format, given by the ending, or through an audio filter. */
export async function converted(file: string, target: string, ...options: string[]): Promise<string> {
  await run('ffmpeg', '-v', 'error', '-y', '-i', file, ...options, target);
  return target;
}

/** Sound that ffmpeg makes by itself, such as `anullsrc` or `sine=frequency=120`. */
export async function synthetic(target: string, source: string, seconds: number): Promise<string> {
  await run('ffmpeg', '-v', 'error', '-y', '-f', 'lavfi', '-i', source, '-t', String(seconds), '-ar', '16000', target);
  return target;
}

/** The same sound so many times over, without encoding it again. */
export async function repeated(file: string, target: string, times: number): Promise<string> {
  await run('ffmpeg', '-v', 'error', '-y', '-stream_loop', String(times - 1), '-i', file, '-c', 'copy', target);
  return target;
}
