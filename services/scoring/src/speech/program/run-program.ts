import { spawn } from 'node:child_process';

export interface ProgramRun {
  readonly command: string;
  readonly arguments: readonly string[];
  readonly timeLimitSeconds: number;
  readonly input?: string;
}

/** A program that could not be started, failed by itself, was killed by somebody else, or by us at the time limit. `outcome` says which. */
export class ProgramFailure extends Error {
  constructor(
    readonly command: string,
    readonly outcome: 'missing' | 'failed' | 'killed' | 'time-limit',
    /** Beginning of what it wrote to standard error. */
    readonly complaint: string,
  ) {
    super(`${command}: ${outcome}`);
    this.name = 'ProgramFailure';
  }
}

const complaintLimit = 2000;

/**
 * Runs a program that starts no others and gives what it wrote to standard output. At the time limit it is killed. It belongs
 * to the caller's process group and ends with it. Throws ProgramFailure.
 */
export function runProgram({ command, timeLimitSeconds, input = '', ...run }: ProgramRun): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, run.arguments, { stdio: ['pipe', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    let complaint = '';
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeLimitSeconds * 1000);

    child.stdout.on('data', (chunk: Buffer) => void output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      if (complaint.length < complaintLimit) complaint += chunk.toString('utf8');
    });
    // The program may close its input before reading it all; its exit code tells what matters.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);

    const fail = (outcome: ProgramFailure['outcome']): void => reject(new ProgramFailure(command, outcome, complaint));
    child.on('error', () => {
      clearTimeout(timer);
      fail('missing');
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (isLate) fail('time-limit');
      else if (code === 0) resolve(Buffer.concat(output));
      else fail(signal ? 'killed' : 'failed');
    });
  });
}
