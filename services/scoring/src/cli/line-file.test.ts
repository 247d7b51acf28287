import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LineFile } from './line-file.js';

describe('LineFile', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pte-test-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('begins with nothing and keeps what is added', async () => {
    const path = join(folder, 'new.jsonl');
    const file = await LineFile.open<{ id: string }>(path);
    expect(file.found).toEqual([]);
    await file.append({ id: 'a' });
    expect((await LineFile.open(path)).found).toEqual([{ id: 'a' }]);
  });

  it('takes a broken last line away, so that the next one stands alone', async () => {
    const path = join(folder, 'broken.jsonl');
    await writeFile(path, '{"id":"é"}\n{"id":"b","sco');
    const file = await LineFile.open<{ id: string }>(path);
    expect(file.found).toEqual([{ id: 'é' }]);
    await file.append({ id: 'b' });
    expect(await readFile(path, 'utf8')).toBe('{"id":"é"}\n{"id":"b"}\n');
  });
});
