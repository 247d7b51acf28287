import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventOf } from '@pte/events/define-event';
import { Database } from '@pte/service-kit/database';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { Consumers } from './consumers.js';
import { type Consumption, consumptionsOf, type EventHandler } from './consumes.js';
import { EVENT_BUS, type EventBus } from './event-bus.js';
import { findHandlers } from './find-handlers.js';
import { once, onceForAll } from './inbox.js';
import { MESSAGING_OPTIONS, type MessagingOptions } from './messaging-options.js';
import { OutboxRelay } from './outbox-relay.js';
import { type Consumer, planConsumers, type Reaction } from './reactions.js';
import { retryPolicy } from './retry-policy.js';
import { topicsOf } from './topics.js';

/** Starts and stops a service's relay and consumers with the service. */
@Injectable()
export class ServiceMessaging
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private plan: readonly Consumer[] = [];
  private readonly consumers: Consumers;
  private readonly relay: OutboxRelay;

  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: MessagingOptions,
    @Inject(EVENT_BUS) private readonly bus: EventBus,
    @Inject(LOGGER) logger: Logger,
    private readonly database: Database,
    private readonly discovery: DiscoveryService,
  ) {
    const { config, schema, service, publishes, consumes } = options;
    this.consumers = new Consumers(bus, topicsOf(publishes, consumes), logger);
    this.relay = new OutboxRelay(bus, { url: config.POSTGRES_URL, schema, source: service }, logger);
  }

  onModuleInit(): void {
    const found = findHandlers<EventHandler, Consumption>(this.discovery, consumptionsOf);
    const reactions = found.map(({ name, instance, declaration: { definition, group } }) => ({
      ...{ handler: name, definition, group, everyReplica: false },
      ...this.reactionOf(instance, group),
    }));
    this.plan = planConsumers(this.options.service, this.options.consumes, reactions);
  }

  private reactionOf(handler: EventHandler, group: string): Omit<Reaction, 'definition'> {
    const concerns = (event: EventOf) => handler.concerns?.(event) ?? true;
    const handleAll = handler.handleAll?.bind(handler);
    const reactToAll = async (events: readonly EventOf[], effect: NonNullable<typeof handleAll>): Promise<number> => {
      const concerned = events.filter(concerns);
      const fresh = concerned.length === 0 ? 0 : await onceForAll(this.database, group, concerned, effect);
      return events.length - concerned.length + fresh;
    };
    return {
      react: async (event) =>
        !concerns(event) || once(this.database, { group, eventId: event.id }, (tx) => handler.handle(tx, event)),
      ...(handleAll && { reactToAll: (events) => reactToAll(events, handleAll) }),
    };
  }

  onApplicationBootstrap(): void {
    this.relay.start();
    this.consumers.start(
      this.plan,
      retryPolicy(() => this.database.query('select 1'), this.options.retryDelays),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.consumers.stop();
  }

  /** After the last call was answered: what it left in the outbox still goes out. */
  async onApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    await this.bus.close();
  }
}
