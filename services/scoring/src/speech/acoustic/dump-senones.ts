import { readdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { runProgram } from '../program/run-program.js';
import type { AcousticModel } from './prepare-model.js';

export interface DumpRequest {
  /** Raw 16 kHz mono s16 little-endian sound. */
  readonly sound: string;
  /** Empty, for the decoder's files; the caller takes it away. */
  readonly folder: string;
  readonly timeLimitSeconds: number;
}

/** Scores every senone for every frame by pocketsphinx, whatever the text; gives the path of the dump. Recipe step 2. */
export async function dumpSenones(model: AcousticModel, request: DumpRequest): Promise<string> {
  const { sound, folder, timeLimitSeconds } = request;
  const { dir, name, ext } = parse(sound);
  const files = { control: join(folder, 'control'), words: join(folder, 'words') };
  await writeFile(files.control, `${name}\n`);
  await writeFile(files.words, 'a AH\n');
  const options: Record<string, string> = {
    '-adcin': 'yes',
    '-adchdr': '0',
    '-cepdir': dir,
    '-cepext': ext,
    '-ctl': files.control,
    '-hmm': model.acousticFolder,
    '-dict': files.words,
    '-allphone': model.phoneGrammar,
    '-allphone_ci': 'yes',
    '-cmn': 'batch',
    '-compallsen': 'yes',
    // Otherwise long silences are missing from the frames, and their times are not the recording's.
    '-remove_silence': 'no',
    '-senlogdir': folder,
    '-hyp': join(folder, 'hypothesis'),
    '-logfn': '/dev/null',
  };
  await runProgram({ command: 'pocketsphinx_batch', arguments: Object.entries(options).flat(), timeLimitSeconds });
  const dump = (await readdir(folder)).find((file) => file.endsWith('.sen'));
  if (!dump) throw new Error(`pocketsphinx wrote no senone scores for ${name}`);
  return join(folder, dump);
}
