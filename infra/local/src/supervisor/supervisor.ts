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

  async stop(): Promise<void> {
    this.stopping = true;
    for (const group of this.groups.toReversed()) await Promise.all(group.map((process) => process.stop()));
  }
}
