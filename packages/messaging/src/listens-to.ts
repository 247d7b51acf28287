import type { EventDefinition, EventOf } from '@pte/events/define-event';

/** An effect outside a database, at least once for each event: it must do no harm when it comes again. */
export interface EventListener<Definition extends EventDefinition = EventDefinition> {
  on(event: EventOf<Definition>): Promise<unknown>;
}

/**
 * `group`, `<service>.<what-it-does>`: one replica gets each event, from the first one that was ever published.
 * `everyReplica`: each running process gets each event that is published while it runs.
 */
export type Audience = { readonly group: string } | { readonly everyReplica: true };

export interface Listening {
  readonly definition: EventDefinition;
  readonly audience: Audience;
}

const declared = new WeakMap<object, readonly Listening[]>();

/** Makes a provider of a process without a database listen to an event. May stand several times above one class. */
export const ListensTo =
  <Definition extends EventDefinition>(definition: Definition, audience: Audience) =>
  (listener: new (...dependencies: never[]) => EventListener<Definition>): void => {
    declared.set(listener, [...listeningsOf(listener), { definition, audience }]);
  };

export const listeningsOf = (listener: object): readonly Listening[] => declared.get(listener) ?? [];
