import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'dist-types', 'e2e']);

/** Changes when a file below the paths was added, removed or written. */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string): void => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) return void hash.update(`${path}:${stat.size}:${stat.mtimeMs}\n`);
    for (const name of readdirSync(path).sort()) if (!ignored.has(name)) visit(join(path, name));
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}
