import { resolve } from 'node:path';

/** The repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** The one ignored folder with everything that a run keeps; PTE_HOME moves it. */
export const home = (): string => resolve(root, process.env['PTE_HOME'] || '.local');
