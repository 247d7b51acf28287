import type { ProcessDefinition } from '@pte/local/process/process-definition';
import { RunningProcess } from '@pte/local/process/running-process';

/** A real process under test: its lines are kept, and it may be killed in the middle of its work and started again. */
export class StackProcess {
  readonly lines: string[] = [];
  readonly definition: ProcessDefinition;
  private running: RunningProcess | undefined;

  constructor(definition: ProcessDefinition) {
    this.definition = definition;
  }

  get pid(): number | undefined {
    return this.running?.pid;
  }

  /** Resolves when it is ready. Throws StartFailure, with its last lines, when it cannot start. */
  async start(): Promise<void> {
    this.running = RunningProcess.start(this.definition, (line) => void this.lines.push(line));
    await this.running.ready();
  }

  /** `kill -9`; resolves when it is gone. */
  async kill9(): Promise<void> {
    this.running?.signal('SIGKILL');
    await this.running?.exited;
  }

  /** Asks it to end, as an orderly shutdown does. */
  async stop(): Promise<void> {
    await this.running?.stop();
  }
}
