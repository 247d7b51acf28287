import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** A program that answers each line of JSON with one. Of no more use after a failure. */
export class LineProcess {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private answered: ((line: string) => void) | null = null;
  private failed: ((reason: Error) => void) | null = null;
  private isGone = false;

  constructor(command: string, programArguments: readonly string[]) {
    this.child = spawn(command, programArguments, { stdio: ['pipe', 'pipe', 'ignore'] });
    createInterface({ input: this.child.stdout }).on('line', (line) => this.answered?.(line));
    for (const source of [this.child, this.child.stdin]) source.on('error', () => this.lose('could not be reached'));
    this.child.on('exit', () => this.lose('ended'));
  }

  /** The answer to a line, or the first line without one. One at a time. Rejects when the process ends or is too slow, and ends it. */
  async ask(line: string | null, timeLimitSeconds: number): Promise<unknown> {
    const timer = setTimeout(() => this.lose('took too long'), timeLimitSeconds * 1000);
    try {
      const answer = await new Promise<string>((resolve, reject) => {
        this.answered = resolve;
        this.failed = reject;
        if (this.isGone) this.lose('ended');
        else if (line !== null) this.child.stdin.write(`${line}\n`);
      });
      return JSON.parse(answer);
    } catch (error) {
      this.end();
      throw error;
    } finally {
      clearTimeout(timer);
      this.answered = null;
      this.failed = null;
    }
  }

  end(): void {
    this.isGone = true;
    this.child.kill('SIGKILL');
  }

  private lose(reason: string): void {
    this.isGone = true;
    this.failed?.(new Error(`the checker ${reason}`));
  }
}
