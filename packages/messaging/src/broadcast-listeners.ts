import { randomUUID } from 'node:crypto';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventOf } from '@pte/events/define-event';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { Consumers } from './consumers.js';
import { EVENT_BUS, type EventBus } from './event-bus.js';
import { findHandlers } from './find-handlers.js';
import { type EventListener, type Listening, listeningsOf } from './listens-to.js';
import { type BroadcastOptions, MESSAGING_OPTIONS } from './messaging-options.js';
import { type Consumer, planConsumers } from './reactions.js';
import { retryPolicy } from './retry-policy.js';
import { topicsOf } from './topics.js';

/** Starts and stops the listeners of a process with the process. */
@Injectable()
export class BroadcastListeners implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private plan: readonly Consumer[] = [];
  private readonly consumers: Consumers;

  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: BroadcastOptions,
    @Inject(EVENT_BUS) private readonly bus: EventBus,
    @Inject(LOGGER) logger: Logger,
    private readonly discovery: DiscoveryService,
  ) {
    this.consumers = new Consumers(bus, topicsOf([], options.consumes), logger);
  }

  onModuleInit(): void {
    const { service, consumes } = this.options;
    const ownGroup = `${service}.replica-${randomUUID()}`;
    const found = findHandlers<EventListener, Listening>(this.discovery, listeningsOf);
    const reactions = found.map(({ name, instance, declaration: { definition, audience } }) => ({
      ...{ handler: name, definition },
      ...('group' in audience
        ? { group: audience.group, everyReplica: false }
        : { group: ownGroup, everyReplica: true }),
      react: (event: EventOf) => instance.on(event).then(() => true),
    }));
    this.plan = planConsumers(service, consumes, reactions);
  }

  onApplicationBootstrap(): void {
    this.consumers.start(
      this.plan,
      retryPolicy(() => Promise.resolve(), this.options.retryDelays),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.consumers.stop();
    await this.bus.close();
  }
}
