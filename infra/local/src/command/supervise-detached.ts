import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Console } from '../console.ts';
import { home, root } from '../folders.ts';
import { address, inboxes } from '../supervisor/run-product.ts';
import { welcome } from './welcome.ts';

export type DetachedMessage = { readonly note: string } | { readonly healthy: true };

/** Arguments of Node; the supervisor makes little garbage and needs no room for more. */
export const builtSupervisor = ['--max-semi-space-size=2', join(root, 'infra/local/dist/main.js'), 'supervise'];

/** Starts the supervisor as a process of its own; resolves with 0 when it reports health, with its exit code when it ends first. */
export async function superviseDetached(console: Console): Promise<number> {
  const logs = join(home(), 'logs');
  mkdirSync(logs, { recursive: true });
  const log = openSync(join(logs, 'console.log'), 'w');
  const child = spawn(process.execPath, builtSupervisor, {
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
  const stopHelper = () => child.kill('SIGTERM');
  process.once('SIGINT', stopHelper).once('SIGTERM', stopHelper);
  return new Promise((resolve) => {
    child.on('message', (message: DetachedMessage) => {
      if ('note' in message) return console.note(message.note);
      console.plain(welcome(address(), inboxes()));
      child.disconnect();
      child.unref();
      resolve(0);
    });
    child.once('exit', (code) => {
      console.plain(`It did not start; the reason stands above, more in ${join(logs, 'console.log')}`);
      resolve(code ?? 1);
    });
  });
}
