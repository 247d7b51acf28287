import type { ProcessDefinition } from '../process/process-definition.ts';
import { describe, RunningProcess } from '../process/running-process.ts';
import { wait } from '../wait.ts';
import { backoff, soundRun } from './backoff.ts';

/** Seconds that an orderly end may take without a word. */
const worthTelling = 3;

export interface SupervisionEvents {
  /** A line of the process. */
  readonly line: (name: string, line: string) => void;
  /** Something that the operator should know. */
  readonly note: (name: string, note: string) => void;
  /** Each time a process was started or ended. */
  readonly changed: () => void;
}

/** Keeps one definition running: starts it again, later and later, when it ends without being asked to. */
export class SupervisedProcess {
  readonly definition: ProcessDefinition;
  private readonly events: SupervisionEvents;
  private readonly stopping = new AbortController();
  private running: RunningProcess | undefined;
  private watch: Promise<void> = Promise.resolve();

  constructor(definition: ProcessDefinition, events: SupervisionEvents) {
    this.definition = definition;
    this.events = events;
  }

  get current(): RunningProcess | undefined {
    return this.running?.hasExited ? undefined : this.running;
  }

  /** The first start: resolves when it is ready, throws StartFailure when it cannot. */
  async start(): Promise<void> {
    const running = this.launch();
    await running.ready();
    this.watch = this.keepRunning(running);
  }

  /** Asks it to end and waits; afterwards nothing of it runs. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const startedAt = Date.now();
    await this.running?.stop();
    await this.watch;
    const seconds = (Date.now() - startedAt) / 1000;
    if (seconds > worthTelling) this.events.note(this.definition.name, `took ${seconds.toFixed(1)} s to end`);
    this.events.changed();
  }

  private launch(): RunningProcess {
    const { name } = this.definition;
    this.running = RunningProcess.start(this.definition, (line) => this.events.line(name, line));
    this.events.changed();
    return this.running;
  }

  private async keepRunning(first: RunningProcess): Promise<void> {
    const { name } = this.definition;
    let running = first;
    let failures = 0;
    for (;;) {
      const startedAt = Date.now();
      const exit = await running.exited;
      if (this.stopping.signal.aborted) return;
      failures = Date.now() - startedAt > soundRun ? 1 : failures + 1;
      this.events.changed();
      this.events.note(name, `ended with ${describe(exit)}; starting it again in ${backoff(failures) / 1000} s`);
      await wait(backoff(failures), this.stopping.signal).catch(() => undefined);
      if (this.stopping.signal.aborted) return;
      running = this.launch();
      void running.ready().then(
        () => this.events.note(name, 'is ready again'),
        () => this.events.note(name, 'is not ready after its restart'),
      );
    }
  }
}
