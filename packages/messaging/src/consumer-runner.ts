import { type EventDefinition, type EventOf, eventTypeOf } from '@pte/events/define-event';
import type { Logger } from '@pte/service-kit/logging';
import { inSpan, withRemoteTrace } from '@pte/service-kit/tracing';
import { idOf, readEvent, typeOf, UnreadableEvent } from './cloud-event.js';
import { DeadLetters } from './dead-letters.js';
import { type EventBus, type IncomingMessage, RedeliveryRequest, type Subscription } from './event-bus.js';
import { factsOf } from './failure.js';
import { FailureCount } from './failure-count.js';
import { delay, handling, type Outcome, received } from './metrics.js';
import type { Consumer, Reaction } from './reactions.js';
import type { RetryPolicy } from './retry-policy.js';

/** Milliseconds between two tries while something outside is away. */
const outagePause = 1_000;

/** Brings a group's messages to its reactions: checked, traced, again after a failure, and to the dead letters in the end. */
export class ConsumerRunner {
  private readonly reactions: ReadonlyMap<string, Reaction>;
  private readonly failures = new FailureCount();
  private readonly deadLetters: DeadLetters;

  constructor(
    private readonly bus: EventBus,
    private readonly consumer: Consumer,
    private readonly retry: RetryPolicy,
    private readonly logger: Logger,
  ) {
    this.reactions = new Map(consumer.reactions.map((reaction) => [eventTypeOf(reaction.definition), reaction]));
    this.deadLetters = new DeadLetters(bus);
  }

  start(): Subscription {
    const { group, everyReplica, reactions } = this.consumer;
    const topics = [...new Set(reactions.map(({ definition }) => definition.topic))];
    const settings = { group, topics, fromBeginning: !everyReplica };
    const receive = (message: IncomingMessage) => withRemoteTrace(message.headers, () => this.receive(message));
    const takesMany = reactions.some(({ reactToAll }) => reactToAll);
    return this.bus.subscribe(settings, receive, takesMany ? (messages) => this.receiveTogether(messages) : undefined);
  }

  /** The leading messages that one reaction takes together, and those between them that nothing here handles. */
  private async receiveTogether(messages: readonly IncomingMessage[]): Promise<number> {
    const { reaction, readable, events } = this.leadingRun(messages);
    if (!reaction?.reactToAll || events.length === 0) return readable;
    const { group } = this.consumer;
    const stop = handling.startTimer({ group });
    const attributes = { 'messaging.consumer.group.name': group, 'messaging.batch.message_count': events.length };
    const react = reaction.reactToAll.bind(reaction, events);
    const fresh = await inSpan(`consume ${eventTypeOf(reaction.definition)}`, 'consumer', attributes, react);
    stop();
    for (const { time } of events) delay.observe({ group }, (Date.now() - time.getTime()) / 1000);
    this.count('done', fresh);
    this.count('duplicate', events.length - fresh);
    return readable;
  }

  private leadingRun(messages: readonly IncomingMessage[]) {
    const events: EventOf[] = [];
    let reaction: Reaction | undefined;
    let readable = 0;
    for (const message of messages) {
      const type = typeOf(message);
      const own = this.reactions.get(type ?? '');
      if (type === undefined || (own && !own.reactToAll) || (reaction && own && own !== reaction)) break;
      const event = own && readEventOrNothing(own.definition, message);
      if (own && !event) break;
      if (event) events.push(event);
      reaction ??= own;
      readable += 1;
    }
    return { reaction, readable, events };
  }

  private async receive(message: IncomingMessage): Promise<void> {
    const type = typeOf(message);
    const reaction = this.reactions.get(type ?? '');
    if (type !== undefined && !reaction) return;
    try {
      if (!reaction) throw new UnreadableEvent('header ce_type is missing');
      await this.deliver(message, reaction);
    } catch (error) {
      await this.failed(message, error);
    }
  }

  private async deliver(message: IncomingMessage, reaction: Reaction): Promise<void> {
    const { group } = this.consumer;
    const event = readEvent(reaction.definition, message);
    const stop = handling.startTimer({ group });
    const attributes = { 'messaging.consumer.group.name': group, 'messaging.message.id': event.id };
    const isNew = await inSpan(`consume ${event.type}`, 'consumer', attributes, () => reaction.react(event));
    stop();
    delay.observe({ group }, (Date.now() - event.time.getTime()) / 1000);
    this.count(isNew ? 'done' : 'duplicate');
    this.failures.forget(message);
  }

  private async failed(message: IncomingMessage, error: unknown): Promise<void> {
    const isHopeless = error instanceof UnreadableEvent;
    if (!isHopeless && (await this.retry.isOutage(error))) {
      this.count('retry');
      throw new RedeliveryRequest(outagePause, error);
    }
    const attempts = this.failures.add(message);
    const retryIn = isHopeless ? undefined : this.retry.delays[attempts - 1];
    const facts = {
      group: this.consumer.group,
      topic: message.topic,
      eventId: idOf(message),
      attempts,
      ...factsOf(error),
    };
    if (retryIn !== undefined) {
      this.count('retry');
      this.logger.warn(facts, 'an event was not handled, trying again');
      throw new RedeliveryRequest(retryIn, error);
    }
    await this.giveUp(message, facts);
  }

  private async giveUp(
    message: IncomingMessage,
    facts: { readonly attempts: number; readonly error: string },
  ): Promise<void> {
    const { group, everyReplica } = this.consumer;
    // What only concerns running processes is of no use to anyone later.
    if (!everyReplica) await this.deadLetters.bury(message, { group, reason: facts.error, attempts: facts.attempts });
    this.count('dead');
    this.failures.forget(message);
    this.logger.error(facts, everyReplica ? 'an event was dropped' : 'an event went to the dead letters');
  }

  private count(outcome: Outcome, deliveries = 1): void {
    received.inc({ group: this.consumer.group, outcome }, deliveries);
  }
}

const readEventOrNothing = (definition: EventDefinition, message: IncomingMessage): EventOf | undefined => {
  try {
    return readEvent(definition, message);
  } catch {
    return undefined;
  }
};
