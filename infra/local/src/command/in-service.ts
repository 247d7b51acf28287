import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Console } from '../console.ts';
import { home, root } from '../folders.ts';
import { serviceEnvironment } from '../stack/service-processes.ts';
import { productSettings } from '../supervisor/run-product.ts';
import { currentRun } from '../supervisor/run-record.ts';

/**
 * Runs a script of a service as one of its processes would run, against the running demo: `in-service <name> <script> [argument …]`.
 * Resolves with its exit code.
 */
export async function inService(): Promise<number> {
  const [name = '', script = '', ...given] = process.argv.slice(3);
  if (currentRun(home())?.phase !== 'healthy') {
    new Console().plain('PTE Practice is not running; make start starts it.');
    return 1;
  }
  const directory = join(root, 'services', name);
  const child = spawn(process.execPath, [join(directory, script), ...given.map(asSeenFromHere)], {
    cwd: directory,
    env: serviceEnvironment(await productSettings('pretty'), name),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/** `@file` is a path from where the command was called. */
const asSeenFromHere = (argument: string): string => (argument.startsWith('@') ? resolve(argument.slice(1)) : argument);
