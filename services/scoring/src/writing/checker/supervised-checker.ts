import { inTime } from '../../queue/in-time.js';
import { LineProcess, type LineQuestion, TooSlow } from './line-process.js';

export interface CheckerProgram {
  readonly command: string;
  readonly arguments: readonly string[];
}

export interface SupervisedOptions {
  /** What it says by itself when it is ready; without it there is nothing to wait for. */
  readonly greeting?: LineQuestion;
  /** How long a question waits for the program to be ready, which goes on starting for the next one. */
  readonly patienceSeconds?: number | undefined;
  readonly now?: () => number;
}

const usualPatience = 600;
const failuresInARow = 3;
/** Milliseconds that a checker which keeps failing is left alone. */
const restAfterFailures = 60_000;

/**
 * A checker in a process of its own, started when first needed and again when it dies. A question in whose middle it dies is asked once
 * more, so that the same text gets the same answer. After three failures in a row it is left alone for a minute.
 */
export class SupervisedChecker {
  private process: LineProcess | null = null;
  private ready: Promise<unknown> = Promise.resolve();
  private failures = 0;
  private restUntil = 0;
  private isClosed = false;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly program: CheckerProgram,
    private readonly options: SupervisedOptions = {},
  ) {}

  /** Its lines, understood by `read`, or null when it cannot be asked. Questions are asked in turn. Never throws. */
  ask<Answer>(question: LineQuestion, read: (lines: readonly string[]) => Answer): Promise<Answer | null> {
    const answer = this.turn.then(() => this.askInTurn(question, read));
    this.turn = answer;
    return answer;
  }

  /** Starts the program, so that the first question need not wait. */
  prepare(): void {
    if (this.process || this.isClosed) return;
    const process = new LineProcess(this.program.command, this.program.arguments);
    this.process = process;
    this.ready = this.options.greeting ? process.ask(this.options.greeting) : Promise.resolve();
    // Whoever asks learns of it.
    this.ready.catch(() => undefined);
  }

  close(): void {
    this.isClosed = true;
    this.process?.end();
    this.process = null;
  }

  private async askInTurn<Answer>(question: LineQuestion, read: (lines: readonly string[]) => Answer) {
    const now = this.options.now ?? Date.now;
    if (now() < this.restUntil) return null;
    for (let attempt = 1; attempt <= 2 && !this.isClosed; attempt += 1) {
      const process = await this.started();
      if (!process) break;
      try {
        const answer = read(await process.ask(question));
        this.failures = 0;
        return answer;
      } catch (error) {
        process.end();
        this.process = null;
        if (error instanceof TooSlow) break;
      }
    }
    this.failures += 1;
    if (this.failures >= failuresInARow) {
      this.failures = 0;
      this.restUntil = now() + restAfterFailures;
    }
    return null;
  }

  /** The program once it is ready; null when it cannot be started, or not in time. */
  private async started(): Promise<LineProcess | null> {
    this.prepare();
    const { process, ready } = this;
    const patience = 1000 * (this.options.patienceSeconds ?? usualPatience);
    const isReady = await inTime(ready, patience).then(
      () => true,
      () => false,
    );
    if (!isReady && process?.hasEnded) this.process = null;
    return isReady ? process : null;
  }
}
