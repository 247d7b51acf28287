import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { EVENT_BUS } from './event-bus.js';
import { eventBusProvider } from './event-bus.provider.js';
import { MESSAGING_OPTIONS, type MessagingOptions } from './messaging-options.js';
import { Outbox } from './outbox.js';
import { ServiceMessaging } from './service-messaging.js';

/**
 * Events of a service with a database: gives Outbox to the whole service, relays what is in it, and runs the providers
 * that @Consumes an event. The service neither waits for Kafka when it starts nor becomes unready without it: the outbox keeps
 * what is to be published. Refuses to start when declarations and handlers do not fit each other.
 */
@Module({})
export class MessagingModule {
  static with(options: MessagingOptions): DynamicModule {
    return {
      module: MessagingModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: MESSAGING_OPTIONS, useValue: options },
        { provide: Outbox, useValue: new Outbox(options.publishes) },
        eventBusProvider(options),
        ServiceMessaging,
      ],
      exports: [Outbox, EVENT_BUS],
    };
  }
}
