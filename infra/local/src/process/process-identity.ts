import { readFileSync } from 'node:fs';

/** A process id with its start time, because the system gives a free id to another process later. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Clock ticks since boot, from /proc/<pid>/stat. */
  readonly startedAt: string;
}

/** Undefined when no such process runs; one that has ended but was not yet collected by its parent does not run. */
export function identityOf(pid: number): ProcessIdentity | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may hold spaces; the state is field 3, the start time field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const startedAt = fields[19];
    return startedAt === undefined || fields[0] === 'Z' ? undefined : { pid, startedAt };
  } catch {
    return undefined;
  }
}

export const isRunning = (process: ProcessIdentity): boolean =>
  identityOf(process.pid)?.startedAt === process.startedAt;
