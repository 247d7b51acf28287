import { spawn } from 'node:child_process';
import { SpeechUnavailable, SpeechUnusable } from './speech-error.js';

export interface ToolRun {
  readonly command: string;
  readonly arguments: readonly string[];
  /** Written to its input. */
  readonly input?: Uint8Array;
  readonly timeoutSeconds: number;
}

/** Runs a program to its end and gives what it wrote. Throws SpeechUnavailable (not there, too slow) or SpeechUnusable. */
export function runTool(run: ToolRun): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(run.command, run.arguments, { timeout: run.timeoutSeconds * 1000, killSignal: 'SIGKILL' });
    const output: Buffer[] = [];
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-300);
    });
    child.once('error', (cause) => reject(new SpeechUnavailable(`${run.command} does not run`, { cause })));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(output));
      else if (signal) reject(new SpeechUnavailable(`${run.command} did not end within ${run.timeoutSeconds} s`));
      else reject(new SpeechUnusable(`${run.command} ended with code ${code}: ${complaint.trim()}`));
    });
    // A program that ends early closes its input; its code says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(run.input);
  });
}
