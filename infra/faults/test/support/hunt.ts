import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { descendantsOf } from './descendants.ts';

/** Milliseconds between two looks. */
const interval = 5;
/** Milliseconds after which the prey does not come any more. */
const patience = 180_000;

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It ended meanwhile.
    return '';
  }
};

export type Verdict = 'kill' | 'spare' | 'stop';

/**
 * Kills what the processes `parents` started and whose command line has `name` in it, as `judge` says at once, or it comes too late;
 * gives how many.
 */
export async function hunt(
  parents: readonly number[],
  name: string,
  judge: (killed: number) => Promise<Verdict>,
): Promise<number> {
  const end = Date.now() + patience;
  for (let killed = 0; Date.now() < end; await wait(interval)) {
    const verdict = await judge(killed);
    if (verdict === 'stop') return killed;
    if (verdict === 'kill' && killOne(parents, name)) killed += 1;
  }
  throw new Error(`${name} was hunted for too long`);
}

function killOne(parents: readonly number[], name: string): boolean {
  const prey = parents.flatMap(descendantsOf).find(({ pid }) => commandOf(pid).includes(name));
  try {
    return prey !== undefined && process.kill(prey.pid, 'SIGKILL');
  } catch {
    return false;
  }
}
