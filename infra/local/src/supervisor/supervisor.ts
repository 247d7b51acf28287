import type { ProcessDefinition } from '../process/process-definition.ts';
import type { ProcessIdentity } from '../process/process-identity.ts';
import { SupervisedProcess, type SupervisionEvents } from './supervised-process.ts';

/** A running process as a later run must know it, to clean up after us. */
export interface SupervisedIdentity extends ProcessIdentity {
  readonly name: string;
  readonly stopSignal: NodeJS.Signals;
}

/** Starts groups one after the other, each group at once, and stops them in the reverse order. */
export class Supervisor {
  private readonly groups: SupervisedProcess[][] = [];
  private readonly events: SupervisionEvents;
  private readonly tasks: Promise<void>[] = [];
  private readonly ending = new AbortController();
  private stopping = false;

  constructor(events: SupervisionEvents) {
    this.events = events;
  }

  /** Resolves when all are ready. Throws the first StartFailure; what runs then still wants to be stopped. */
  async startGroup(definitions: readonly ProcessDefinition[]): Promise<void> {
    if (this.stopping) return;
    const group = definitions.map((definition) => new SupervisedProcess(definition, this.events));
    this.groups.push(group);
    await Promise.all(
      group.map(async (process) => {
        const startedAt = Date.now();
        await process.start();
        if (!this.stopping)
          this.events.note(process.definition.name, `ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
      }),
    );
  }

  get identities(): SupervisedIdentity[] {
    return this.groups.flat().flatMap(({ current, definition: { name, stopSignal } }) => {
      const identity = current?.identity;
      return identity ? [{ ...identity, name, stopSignal }] : [];
    });
  }

  /** Work beside the processes, which ends with them; when it fails that is said and nothing else happens. */
  inBackground(name: string, task: (signal: AbortSignal) => Promise<void>): void {
    if (this.stopping) return;
    const { signal } = this.ending;
    const ended = task(signal).catch((error: unknown) => {
      if (!signal.aborted) this.events.note(name, `failed: ${error instanceof Error ? error.message : String(error)}`);
    });
    this.tasks.push(ended);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.ending.abort();
    await Promise.all(this.tasks);
    for (const group of this.groups.toReversed()) await Promise.all(group.map((process) => process.stop()));
  }
}
