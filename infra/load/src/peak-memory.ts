import { readdir, readFile } from 'node:fs/promises';

const betweenSamples = 20;

/** Most memory, in MB, that the processes below these ones take together while the work runs; not these themselves. Linux only. */
export async function peakBelow(pids: readonly number[], work: () => Promise<void>): Promise<number> {
  let peak = 0;
  let isDone = false;
  const sampling = (async () => {
    while (!isDone) {
      peak = Math.max(peak, await megabytesBelow(pids));
      await new Promise((resolve) => setTimeout(resolve, betweenSamples));
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await sampling;
  }
  return peak;
}

async function megabytesBelow(pids: readonly number[]): Promise<number> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = new Map(await Promise.all(all.map(async (pid) => [Number(pid), await parentOf(pid)] as const)));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && parent > 0 && (pids.includes(parent) || isBelow(parent));
  };
  const sizes = await Promise.all([...parents.keys()].filter(isBelow).map(megabytesOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The second field is the command in brackets and may hold spaces; the parent is field 4. 0 when the process has ended. */
async function parentOf(pid: string): Promise<number> {
  const facts = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(facts.slice(facts.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

/** Its share of what it maps, so that a model which two processes have mapped counts once. */
async function megabytesOf(pid: number): Promise<number> {
  const facts = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(facts)?.[1] ?? 0) / 1024;
}
