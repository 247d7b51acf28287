import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '@pte/local/folders';

/**
 * The folder with recordings and essays beside the repository, or where PTE_SHARED says. Null when there is none; the test
 * that needs one then says so and skips.
 */
export function sharedDirectory(): string | null {
  const directory = resolve(root, process.env['PTE_SHARED'] || '../shared');
  return existsSync(directory) ? directory : null;
}
