import { readdir, readFile } from 'node:fs/promises';

const betweenSamples = 20;

export interface Watched {
  readonly below: readonly number[];
  /** Only those whose command line fits. */
  readonly commands: RegExp;
}

/** Most memory, in MB, that the processes below others take together while the work runs; not those themselves. Linux only. */
export async function peakOf(watched: Watched, work: () => Promise<void>): Promise<number> {
  let peak = 0;
  let isDone = false;
  const sampling = (async () => {
    while (!isDone) {
      peak = Math.max(peak, await megabytesOfAll(watched));
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

async function megabytesOfAll({ below, commands }: Watched): Promise<number> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = new Map(await Promise.all(all.map(async (pid) => [Number(pid), await parentOf(pid)] as const)));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && parent > 0 && (below.includes(parent) || isBelow(parent));
  };
  const sizes = await Promise.all([...parents.keys()].filter(isBelow).map((pid) => megabytesOf(pid, commands)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The second field is the command in brackets and may hold spaces; the parent is field 4. 0 when the process has ended. */
async function parentOf(pid: string): Promise<number> {
  const facts = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(facts.slice(facts.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

/** Its share of what it maps, so that a model which two processes have mapped counts once. */
async function megabytesOf(pid: number, commands: RegExp): Promise<number> {
  if (!commands.test(await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))) return 0;
  const facts = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(facts)?.[1] ?? 0) / 1024;
}
