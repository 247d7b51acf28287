import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Seconds; ffmpeg has done with a short recording in a twentieth, which no hunter can be sure to meet. */
const pause = 0.4;

/**
 * A folder of programs that wait a moment and then become the real ones of the same name, to be put in front of PATH: what is killed is the
 * very process that the worker waits for. Gives the folder.
 */
export async function slowPrograms(...names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pte-slow-'));
  for (const name of names) {
    const real = execFileSync('which', [name], { encoding: 'utf8' }).trim();
    await writeFile(join(folder, name), `#!/bin/sh\nsleep ${pause}\nexec ${real} "$@"\n`, { mode: 0o755 });
  }
  return folder;
}
