import { type EventDefinition, type EventOf, eventTypeOf } from '@pte/events/define-event';

/** What one group does about one kind of event. Resolves to false when the event had its effect already. */
export interface Reaction {
  readonly definition: EventDefinition;
  react(event: EventOf): Promise<boolean>;
  /** Reacts to several events in one go, which may be undone and come one by one. Resolves to how many had no effect yet. */
  reactToAll?(events: readonly EventOf[]): Promise<number>;
}

/** All that one Kafka consumer does. */
export interface Consumer {
  readonly group: string;
  /** Each process is a group of its own and gets what is published while it runs. */
  readonly everyReplica: boolean;
  readonly reactions: readonly Reaction[];
}

export interface FoundReaction extends Reaction {
  readonly group: string;
  readonly everyReplica: boolean;
  /** Class name, for error messages. */
  readonly handler: string;
}

/** Handlers and declarations that do not fit each other: the process must not start. */
export class MessagingMisdeclared extends Error {}

/**
 * One consumer per group. Throws MessagingMisdeclared with every problem: an event declared without a handler, handled without
 * being declared, handled twice in one group, or a group that does not bear the service's name.
 */
export function planConsumers(
  service: string,
  declared: readonly EventDefinition[],
  found: readonly FoundReaction[],
): Consumer[] {
  const handled = new Set(found.map(({ definition }) => eventTypeOf(definition)));
  const known = new Set(declared.map(eventTypeOf));
  const byGroup = Map.groupBy(found, ({ group }) => group);
  const problems = [
    ...[...known].filter((type) => !handled.has(type)).map((type) => `${type} is declared, but nothing handles it`),
    ...[...handled].filter((type) => !known.has(type)).map((type) => `${type} is handled, but not declared`),
    ...[...byGroup.keys()]
      .filter((group) => !group.startsWith(`${service}.`))
      .map((group) => `the group ${group} must be called ${service}.<what-it-does>`),
    ...[...byGroup.values()].flatMap(handledTwice),
  ];
  if (problems.length > 0) throw new MessagingMisdeclared(problems.join('; '));
  return [...byGroup].map(([group, reactions]) => ({
    group,
    everyReplica: reactions.some(({ everyReplica }) => everyReplica),
    reactions,
  }));
}

const handledTwice = (reactions: readonly FoundReaction[]): string[] =>
  [...Map.groupBy(reactions, ({ definition }) => eventTypeOf(definition))]
    .filter(([, handlers]) => handlers.length > 1)
    .map(
      ([type, handlers]) =>
        `${type} is handled twice in one group: ${handlers.map(({ handler }) => handler).join(', ')}`,
    );
