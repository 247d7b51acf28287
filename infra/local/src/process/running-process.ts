import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { wait } from '../wait.ts';
import type { ProcessDefinition } from './process-definition.ts';
import { identityOf, type ProcessIdentity } from './process-identity.ts';
import { killGroup } from './stop-process.ts';

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export class StartFailure extends Error {}

const readyInterval = 200;
const linesKept = 30;

/** One run of a definition, in a process group of its own so that a terminal's Ctrl-C reaches only us. */
export class RunningProcess {
  readonly exited: Promise<Exit>;
  private readonly lastLines: string[] = [];
  private exit: Exit | undefined;
  readonly definition: ProcessDefinition;
  private readonly child: ChildProcess;

  private constructor(definition: ProcessDefinition, child: ChildProcess, onLine: (line: string) => void) {
    this.definition = definition;
    this.child = child;
    this.exited = new Promise((resolve) => {
      const ended = (exit: Exit) => {
        this.exit ??= exit;
        // What the process itself started must not outlive it.
        if (this.child.pid !== undefined) killGroup(this.child.pid);
        resolve(this.exit);
      };
      child.once('exit', (code, signal) => ended({ code, signal }));
      child.once('error', (error) => {
        this.lastLines.push(error.message);
        ended({ code: null, signal: null });
      });
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          this.lastLines.push(line);
          if (this.lastLines.length > linesKept) this.lastLines.shift();
          onLine(line);
        });
    }
  }

  static start(definition: ProcessDefinition, onLine: (line: string) => void): RunningProcess {
    const child = spawn(definition.command, definition.arguments, {
      cwd: definition.directory,
      env: definition.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...definition.user,
    });
    return new RunningProcess(definition, child, onLine);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get identity(): ProcessIdentity | undefined {
    return this.pid === undefined ? undefined : identityOf(this.pid);
  }

  get hasExited(): boolean {
    return this.exit !== undefined;
  }

  /** Resolves when the definition says so. Throws StartFailure, with the last lines, when it ends or takes too long. */
  async ready(): Promise<void> {
    const { name, isReady, readySeconds } = this.definition;
    const deadline = Date.now() + readySeconds * 1000;
    while (!this.exit) {
      if (await isReady().catch(() => false)) return;
      if (Date.now() > deadline) throw this.failure(`${name} was not ready after ${readySeconds} s`);
      await Promise.race([wait(readyInterval), this.exited]);
    }
    throw this.failure(`${name} ended with ${describe(this.exit)} before it was ready`);
  }

  signal(signal: NodeJS.Signals): void {
    if (!this.exit) this.child.kill(signal);
  }

  /** Asks it to end, kills it when it does not. Resolves when it is gone. */
  async stop(): Promise<Exit> {
    this.signal(this.definition.stopSignal);
    const limit = new AbortController();
    const late = wait(this.definition.stopSeconds * 1000, limit.signal).then(() => this.signal('SIGKILL'));
    const exit = await this.exited;
    limit.abort();
    await late.catch(() => undefined);
    return exit;
  }

  private failure(sentence: string): StartFailure {
    return new StartFailure([`${sentence}. Its last lines:`, ...this.lastLines.map((line) => `  ${line}`)].join('\n'));
  }
}

export const describe = ({ code, signal }: Exit): string => (signal ? `signal ${signal}` : `code ${code}`);
