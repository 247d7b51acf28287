import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Console } from '../console.ts';
import { home } from '../folders.ts';
import { cleanLeftovers, currentRun } from '../supervisor/run-record.ts';

/** All that learners and services wrote. The jars, the build and the logs stay. */
const data = ['postgres', 'redis', 'kafka/data', 'objects', 'secrets.json'];

/** `make reset`: deletes the data after asking. Resolves with the exit code. */
export async function reset(): Promise<number> {
  const console = new Console();
  if (currentRun(home())) {
    console.plain('PTE Practice is running; end it with make stop first.');
    return 1;
  }
  await cleanLeftovers(home());
  const there = data.map((name) => join(home(), name)).filter((path) => existsSync(path));
  if (there.length === 0) {
    console.plain('There is no data to delete.');
    return 0;
  }
  console.plain(['This deletes all accounts, answers and recordings of this machine:', ...there].join('\n  '));
  if (!(await isSure())) {
    console.plain('Nothing was deleted. YES=1 make reset answers the question.');
    return 1;
  }
  for (const path of there) await rm(path, { recursive: true, force: true });
  console.plain('Deleted. make start makes it anew.');
  return 0;
}

async function isSure(): Promise<boolean> {
  if (process.env['YES'] === '1') return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Delete it? Type yes: ');
  terminal.close();
  return answer.trim() === 'yes';
}
