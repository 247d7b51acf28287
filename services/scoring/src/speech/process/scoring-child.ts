import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ScoringAnswer, ScoringOrder } from './scoring-messages.js';

export interface ChildOptions {
  /** For finding programs. */
  readonly searchPath: string;
  /** From sending a recording to its answer. */
  readonly timeLimitSeconds: number;
  /** The built entry point. */
  readonly program?: string;
}

const builtProgram = fileURLToPath(new URL('./scoring-process.js', import.meta.url));

/** One scoring process, the leader of its own process group, seen from its parent. */
export class ScoringChild {
  private readonly child: ChildProcess;
  private answered: ((answer: ScoringAnswer) => void) | null = null;
  private failed: ((reason: Error) => void) | null = null;
  private isGone = false;

  constructor(private readonly options: ChildOptions) {
    this.child = fork(options.program ?? builtProgram, [], {
      detached: true,
      env: { PATH: options.searchPath },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child.on('message', (answer: ScoringAnswer) => this.answered?.(answer));
    this.child.on('error', () => this.lose('could not be reached'));
    this.child.on('exit', () => this.lose('ended'));
  }

  get isUsable(): boolean {
    return !this.isGone;
  }

  /** One order at a time. Throws when the process dies, does not answer in time, or was ended; then it is of no more use. */
  async ask(order: ScoringOrder): Promise<ScoringAnswer> {
    const timer = setTimeout(() => {
      this.lose('took too long');
      this.end();
    }, this.options.timeLimitSeconds * 1000);
    try {
      return await new Promise<ScoringAnswer>((resolve, reject) => {
        this.answered = resolve;
        this.failed = reject;
        if (this.isGone) this.lose('ended');
        else this.child.send(order, (error) => error && this.lose('could not be reached'));
      });
    } finally {
      clearTimeout(timer);
      this.answered = null;
      this.failed = null;
    }
  }

  /** Kills it with every program that it runs. */
  end(): void {
    this.isGone = true;
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // The group has ended meanwhile.
    }
  }

  private lose(reason: string): void {
    this.isGone = true;
    this.failed?.(new Error(`the scoring process ${reason}`));
  }
}
