import { spawn } from 'node:child_process';

export interface ProgramRun {
  readonly command: string;
  readonly arguments: readonly string[];
  readonly timeLimitSeconds: number;
  readonly input?: string;
  /** Of the output that is kept; a program that writes more is stopped. */
  readonly outputLimitBytes?: number;
  readonly signal?: AbortSignal;
}

/** A program that could not be started, failed, or was stopped. `outcome` says which. */
export class ProgramFailure extends Error {
  constructor(
    readonly command: string,
    readonly outcome: 'missing' | 'failed' | 'time-limit' | 'output-limit' | 'aborted',
    readonly complaint: string,
  ) {
    super(`${command}: ${outcome}`);
    this.name = 'ProgramFailure';
  }
}

const complaintLimit = 2000;

/**
 * Runs a program in a process group of its own and gives what it wrote to standard output. At the time limit the whole group
 * is killed. Throws ProgramFailure.
 */
export function runProgram(run: ProgramRun): Promise<Buffer> {
  const { command, timeLimitSeconds, outputLimitBytes = 1_000_000, signal } = run;
  return new Promise((resolve, reject) => {
    const child = spawn(command, run.arguments, { detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    let size = 0;
    let complaint = '';
    let stopped: 'time-limit' | 'output-limit' | 'aborted' | null = null;

    const stop = (reason: NonNullable<typeof stopped>): void => {
      stopped ??= reason;
      if (child.pid !== undefined) killGroup(child.pid);
    };
    const abort = (): void => stop('aborted');
    const timer = setTimeout(() => stop('time-limit'), timeLimitSeconds * 1000);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();

    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > outputLimitBytes) stop('output-limit');
      else output.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (complaint.length < complaintLimit) complaint += chunk.toString('utf8');
    });
    // The program may close its input before reading it all; its exit code tells what matters.
    child.stdin.on('error', () => undefined);
    child.stdin.end(run.input ?? '');

    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      settle();
    };
    child.on('error', () => finish(() => reject(new ProgramFailure(command, 'missing', ''))));
    child.on('close', (code) =>
      finish(() => {
        if (stopped) reject(new ProgramFailure(command, stopped, complaint));
        else if (code === 0) resolve(Buffer.concat(output));
        else reject(new ProgramFailure(command, 'failed', complaint));
      }),
    );
  });
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has ended meanwhile.
  }
}
