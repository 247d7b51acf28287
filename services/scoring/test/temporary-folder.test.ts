import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openTemporaryFolder } from '../src/scorer/temporary-folder.js';

let parent: string;
let root: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'folder-test-'));
  root = join(parent, 'pte-scoring');
});

afterEach(() => rm(parent, { recursive: true, force: true }));

async function leave(name: string, hoursAgo = 0): Promise<void> {
  const path = join(root, name);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'recording'), 'a voice');
  const then = new Date(Date.now() - hoursAgo * 3_600_000);
  await utimes(path, then, then);
}

/** Id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn('true');
  await once(child, 'exit');
  return child.pid!;
}

describe('the folder of a worker', () => {
  it('is its own and readable by nobody else', async () => {
    const folder = await openTemporaryFolder(parent);
    expect(basename(folder)).toMatch(`${hostname()}@${process.pid}@`);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is cleared away by the next worker when its owner was killed', async () => {
    await leave(`${hostname()}@${await endedProcess()}@12345`);
    // A process id that was given to another process meanwhile: ours.
    await leave(`${hostname()}@${process.pid}@12345`);
    const folder = await openTemporaryFolder(parent);
    expect(await readdir(root)).toEqual([basename(folder)]);
  });

  it('stays while its owner works', async () => {
    const mine = await openTemporaryFolder(parent);
    await writeFile(join(mine, 'recording'), 'a voice');
    await openTemporaryFolder(parent);
    expect(await readdir(mine)).toEqual(['recording']);
  });

  it('of another machine is cleared away when it is hours old', async () => {
    await leave('elsewhere@1@2', 7);
    await leave('elsewhere@3@4', 1);
    const folder = await openTemporaryFolder(parent);
    expect((await readdir(root)).sort()).toEqual([basename(folder), 'elsewhere@3@4'].sort());
  });
});
