import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds; far longer than any work takes. */
const leftBehindAfter = 3600_000;

/** A folder of our own below `parent`, cleared of what killed workers left there. */
export async function openTemporaryFolder(parent: string, now = Date.now()): Promise<string> {
  const folder = join(parent, 'pte-scoring');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another worker may clear the same folder.
    const age = await stat(path).then(
      ({ mtimeMs }) => now - mtimeMs,
      () => 0,
    );
    if (age > leftBehindAfter) await rm(path, { recursive: true, force: true });
  }
  return folder;
}
