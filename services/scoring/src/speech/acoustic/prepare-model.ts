import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConstants } from '../model/read-constants.js';
import { runProgram } from '../program/run-program.js';
import { adaptMeans, type MeanTransforms } from './adapt-means.js';
import { writeSenoneTable } from './senone-table-file.js';
import { parseSenoneTable } from './senone-table-text.js';

/** Where the parts of a usable acoustic model lie. */
export interface AcousticModel {
  readonly kind: ModelKind;
  readonly acousticFolder: string;
  readonly phoneGrammar: string;
  readonly dictionary: string;
  /** Path of the senone table without its endings. */
  readonly senoneTable: string;
}

/** `adapted` to Mandarin speakers of English, or as Debian ships it. */
export type ModelKind = 'adapted' | 'original';

export interface ModelSource {
  readonly kind: ModelKind;
  /** Folder of Debian's pocketsphinx-en-us. */
  readonly sourceFolder: string;
  /** Our own folder, where the prepared model is kept between starts. */
  readonly preparedFolder: string;
}

/**
 * Makes the model once and finds it again later. It is built under a name of its own and then renamed, so that of two workers
 * that start at once one wins, and none sees a half-made model.
 */
export async function prepareModel({ kind, sourceFolder, preparedFolder }: ModelSource): Promise<AcousticModel> {
  const source = join(sourceFolder, 'en-us');
  const transforms = kind === 'adapted' ? await readConstants<MeanTransforms>('mllr-phones') : null;
  const means = await readFile(join(source, 'means'));
  const version = createHash('sha256').update(means).update(JSON.stringify(transforms)).digest('hex').slice(0, 12);
  const ready = join(preparedFolder, `${kind}-${version}`);
  if (!(await exists(ready))) {
    await mkdir(preparedFolder, { recursive: true });
    const building = await mkdtemp(join(preparedFolder, 'building-'));
    try {
      await build(source, building, means, transforms);
      await rename(building, ready);
    } catch (error) {
      if (!(await exists(ready))) throw error;
    } finally {
      await rm(building, { recursive: true, force: true });
    }
  }
  return {
    kind,
    acousticFolder: ready,
    phoneGrammar: join(sourceFolder, 'en-us-phone.lm.bin'),
    dictionary: join(sourceFolder, 'cmudict-en-us.dict'),
    senoneTable: join(ready, 'senones'),
  };
}

async function build(source: string, target: string, means: Buffer, transforms: MeanTransforms | null): Promise<void> {
  for (const file of await readdir(source)) await copyFile(join(source, file), join(target, file));
  if (transforms) {
    const variances = await readFile(join(source, 'variances'));
    await writeFile(join(target, 'means'), adaptMeans(means, variances, transforms));
  }
  const definition = join(target, 'definition.txt');
  await runProgram({
    command: 'pocketsphinx_mdef_convert',
    arguments: ['-text', join(source, 'mdef'), definition],
    timeLimitSeconds: 60,
  });
  await writeSenoneTable(join(target, 'senones'), parseSenoneTable(await readFile(definition, 'utf8')));
  await rm(definition);
}

const exists = async (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
