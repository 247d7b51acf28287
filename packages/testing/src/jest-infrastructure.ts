import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Infrastructure, provideInfrastructure } from './infrastructure.ts';
import { keptInfrastructure } from './kept-infrastructure.ts';

let holder: ChildProcess | undefined;

/** Jest's global setup: finds the infrastructure that stays, or starts one for this run. Called twice, it starts once. */
export async function infrastructureForJest(): Promise<Infrastructure> {
  const infrastructure = (await keptInfrastructure()) ?? (await startHolder());
  provideInfrastructure(infrastructure);
  return infrastructure;
}

async function startHolder(): Promise<Infrastructure> {
  // Its own process group: Ctrl-C in the terminal is for Jest; the end of Jest is what ends it.
  holder = spawn(process.execPath, [join(import.meta.dirname, 'serve-infrastructure.ts'), '--for-parent'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const { stdout } = holder;
  if (!stdout) throw new Error('the holder of the test infrastructure has no output');
  const line = createInterface({ input: stdout })[Symbol.asyncIterator]().next();
  const ended = once(holder, 'exit').then(() => ({ done: true as const, value: undefined }));
  const first = await Promise.race([line, ended]);
  if (first.done) throw new Error('the test infrastructure did not start; its reason stands above');
  return JSON.parse(first.value) as Infrastructure;
}

/** Jest's global teardown. */
export async function endInfrastructureForJest(): Promise<void> {
  if (!holder || holder.exitCode !== null) return;
  const exited = once(holder, 'exit');
  holder.stdin?.end();
  await exited;
  holder = undefined;
}
