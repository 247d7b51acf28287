import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ModelKind, prepareModel } from '../src/speech/acoustic/prepare-model.js';
import { readSenoneTable } from '../src/speech/acoustic/senone-table-file.js';

const sourceFolder = '/usr/share/pocketsphinx/model/en-us';

describe('prepareModel', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pte-test-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const prepare = (kind: ModelKind = 'adapted') =>
    prepareModel({ kind, sourceFolder, preparedFolder: join(folder, 'models') });
  const means = async (path: string) => readFile(join(path, 'means'));

  it('adapts the means and leaves the size of the file', async () => {
    const { acousticFolder } = await prepare();
    const [adapted, source] = await Promise.all([means(acousticFolder), means(join(sourceFolder, 'en-us'))]);
    const numbers = 209_664 * 4;
    expect(adapted.subarray(-numbers).equals(source.subarray(-numbers))).toBe(false);
    expect(adapted.length).toBeGreaterThan(numbers);
  });

  it('leaves the original model as it is', async () => {
    const { acousticFolder } = await prepare('original');
    expect((await means(acousticFolder)).equals(await means(join(sourceFolder, 'en-us')))).toBe(true);
  });

  it('makes the senone table of the model', async () => {
    const table = await readSenoneTable((await prepare()).senoneTable);
    expect(table.senoneCount).toBe(5126);
    expect(table.phones).toHaveLength(42);
    expect(table.senonesOf({ phone: 'AA', left: 'B', right: 'T', position: 'i' }).map(({ length }) => length)).toEqual([
      1, 1, 1,
    ]);
  });

  it('makes it once, also when several start at the same time, and leaves nothing half made', async () => {
    const made = await Promise.all([prepare(), prepare(), prepare()]);
    expect(new Set(made.map(({ acousticFolder }) => acousticFolder)).size).toBe(1);
    expect(await readdir(join(folder, 'models'))).toHaveLength(1);
  });

  it('keeps both kinds side by side', async () => {
    const [adapted, original] = await Promise.all([prepare(), prepare('original')]);
    expect(adapted.acousticFolder).not.toBe(original.acousticFolder);
  });
});
