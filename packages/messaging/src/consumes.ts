import type { EventDefinition, EventOf } from '@pte/events/define-event';
import type { Tx } from '@pte/service-kit/database';

/** The effect of an event on our own rows. It happens once: the transaction also notes the event's id. */
export interface EventHandler<Definition extends EventDefinition = EventDefinition> {
  handle(tx: Tx, event: EventOf<Definition>): Promise<unknown>;
  /**
   * The effects of several events in one transaction, each event once, in order; for handlers of many small events. It locks rows
   * in an order of their own, as other partitions do the same beside it. When it fails, the events come to `handle` one by one.
   */
  handleAll?(tx: Tx, events: readonly EventOf<Definition>[]): Promise<unknown>;
  /** Whether the event has an effect at all, told from the event alone; without one nothing is noted. Every event has, unless given. */
  concerns?(event: EventOf<Definition>): boolean;
}

export interface Consumption {
  readonly definition: EventDefinition;
  readonly group: string;
}

const declared = new WeakMap<object, readonly Consumption[]>();

/**
 * Makes a provider the handler of an event. `group` is `<service>.<what-it-does>`; each group gets every event. May stand
 * several times above one class.
 */
export const Consumes =
  <Definition extends EventDefinition>(definition: Definition, { group }: { readonly group: string }) =>
  (handler: new (...dependencies: never[]) => EventHandler<Definition>): void => {
    declared.set(handler, [...consumptionsOf(handler), { definition, group }]);
  };

export const consumptionsOf = (handler: object): readonly Consumption[] => declared.get(handler) ?? [];
