import type { Logger } from '@pte/service-kit/logging';
import { Alarm } from './alarm.js';
import { factsOf } from './failure.js';

/** What a piece of persistent work sees of the outside. */
export interface Life {
  readonly stopping: boolean;
  /** Milliseconds at the most; shorter when woken or stopped. */
  rest(milliseconds: number): Promise<void>;
  wake(): void;
  /** To be called when all is well: the next failure is tried again soon, and a recovery is logged. */
  isWell(): void;
}

/** Milliseconds before the work is tried again, by failures in a row. */
const delays = [200, 500, 1_000] as const;
const longestDelay = 2_000;

/** Background work that is tried again, ever more slowly, until it succeeds or is stopped. Logs the first failure of a row. */
export class Persistent implements Life {
  private readonly alarm = new Alarm();
  private stopped = false;
  private failures = 0;
  private readonly done: Promise<void>;

  constructor(
    private readonly name: string,
    private readonly work: (life: Life) => Promise<void>,
    private readonly logger: Logger,
  ) {
    this.done = this.run();
  }

  get stopping(): boolean {
    return this.stopped;
  }

  wake(): void {
    this.alarm.ring();
  }

  async rest(milliseconds: number): Promise<void> {
    if (!this.stopped) await this.alarm.wait(milliseconds);
  }

  isWell(): void {
    if (this.failures > 0) this.logger.info({ work: this.name, failures: this.failures }, 'goes on again');
    this.failures = 0;
  }

  /** Resolves when the work has come to its end. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.alarm.ring();
    await this.done;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.work(this);
        this.isWell();
        return;
      } catch (error) {
        if (this.stopped) return;
        if (this.failures === 0) this.logger.warn({ work: this.name, ...factsOf(error) }, 'interrupted, trying again');
        this.failures += 1;
        await this.rest(delays[this.failures - 1] ?? longestDelay);
      }
    }
  }
}
