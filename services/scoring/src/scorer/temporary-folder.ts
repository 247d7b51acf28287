import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Milliseconds after which a folder is nobody's, when its owner cannot be asked. */
const leftBehindAfter = 6 * 3_600_000;

/**
 * A folder of this process's own below `parent`; the caller takes it away. Its name tells whose it is, so that the next worker
 * clears away after one that was killed.
 */
export async function openTemporaryFolder(parent: string): Promise<string> {
  const root = join(parent, 'pte-scoring');
  await mkdir(root, { recursive: true, mode: 0o700 });
  await Promise.all((await readdir(root)).map((name) => clearAway(root, name)));
  const folder = join(root, `${hostname()}@${process.pid}@${await startOf(process.pid)}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

async function clearAway(root: string, name: string): Promise<void> {
  const path = join(root, name);
  const [host, pid, start] = name.split('@');
  const isLeft = host === hostname() ? start !== (await startOf(Number(pid))) : await isOld(path);
  // Another worker may clear the same folder.
  if (isLeft) await rm(path, { recursive: true, force: true, maxRetries: 3 });
}

/** Clock ticks since boot, because a free process id is given to another process later; empty when there is no such process. */
async function startOf(pid: number): Promise<string> {
  const facts = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the command in brackets and may hold spaces; the start time is field 22.
  return facts.slice(facts.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function isOld(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts !== undefined && Date.now() - facts.mtimeMs > leftBehindAfter;
}
