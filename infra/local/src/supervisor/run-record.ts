import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isRunning, type ProcessIdentity } from '../process/process-identity.ts';
import { stopProcess } from '../process/stop-process.ts';
import type { SupervisedIdentity } from './supervisor.ts';

/** What `make start` leaves on the disk while it runs, so that others find it, and clean up should it be killed. */
export interface RunRecord {
  readonly supervisor: ProcessIdentity;
  readonly address: string;
  readonly phase: 'starting' | 'healthy' | 'stopping';
  readonly processes: readonly SupervisedIdentity[];
}

const fileIn = (directory: string): string => join(directory, 'run.json');

export function readRunRecord(directory: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(directory), 'utf8')) as RunRecord;
  } catch {
    return undefined;
  }
}

/** The record of a supervisor that runs now. */
export function currentRun(directory: string): RunRecord | undefined {
  const record = readRunRecord(directory);
  return record && isRunning(record.supervisor) ? record : undefined;
}

/** Our own record. Written in one piece: a reader sees the old one or the new one. */
export class OwnRunRecord {
  private readonly directory: string;
  private record: RunRecord;

  /** Throws EEXIST when another start was quicker; call removeStaleRecord first. */
  constructor(directory: string, address: string) {
    const supervisor = identityOf(process.pid);
    if (!supervisor) throw new Error('cannot read /proc/self');
    this.directory = directory;
    this.record = { supervisor, address, phase: 'starting', processes: [] };
    mkdirSync(directory, { recursive: true });
    writeFileSync(fileIn(directory), JSON.stringify(this.record), { flag: 'wx' });
  }

  update(change: Partial<RunRecord>): void {
    this.record = { ...this.record, ...change };
    const file = fileIn(this.directory);
    writeFileSync(`${file}.new`, JSON.stringify(this.record));
    renameSync(`${file}.new`, file);
  }

  remove(): void {
    rmSync(fileIn(this.directory), { force: true });
  }
}

/** Ends what a killed supervisor left running. Gives the names of what it ended. */
export async function cleanLeftovers(directory: string): Promise<string[]> {
  const record = readRunRecord(directory);
  if (record && isRunning(record.supervisor)) return [];
  const left = record?.processes.filter(isRunning) ?? [];
  for (const process of left.toReversed()) await stopProcess(process, process.stopSignal, 10);
  rmSync(fileIn(directory), { force: true });
  return left.map(({ name }) => name);
}
