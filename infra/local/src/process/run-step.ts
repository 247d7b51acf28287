import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly directory?: string;
  readonly environment?: NodeJS.ProcessEnv;
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Ends the command with SIGTERM. */
  readonly signal?: AbortSignal;
  /** Gets a line about every ten seconds, so that no minute is silent. */
  readonly onProgress: (line: string) => void;
  /** Each line of output, for a log. */
  readonly onLine?: (line: string) => void;
}

export class StepFailed extends Error {}

const progressInterval = 10_000;
const linesKept = 40;

/** Runs a command to its end. Throws StepFailed with its last lines when it does not end with code 0. */
export async function runStep(step: Step): Promise<void> {
  const startedAt = Date.now();
  const lines: string[] = [];
  const progress = setInterval(() => {
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    step.onProgress(`${step.name}: ${seconds} s, still working`);
  }, progressInterval);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      const child = spawn(step.command, step.arguments, {
        cwd: step.directory,
        env: step.environment,
        stdio: ['ignore', 'pipe', 'pipe'],
        signal: step.signal,
        ...step.user,
      });
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on('line', (line) => {
          lines.push(line);
          if (lines.length > linesKept) lines.shift();
          step.onLine?.(line);
        });
      child.once('error', (error) => reject(new StepFailed(`${step.name} could not run: ${error.message}`)));
      child.once('close', resolve);
    });
    if (code !== 0) throw new StepFailed(`${step.name} failed with code ${code}:\n${lines.join('\n')}`);
  } finally {
    clearInterval(progress);
  }
}
