import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BroadcastListeners } from './broadcast-listeners.js';
import { EVENT_BUS } from './event-bus.js';
import { eventBusProvider } from './event-bus.provider.js';
import { type BroadcastOptions, MESSAGING_OPTIONS } from './messaging-options.js';

/**
 * Events for a process without a database: runs the providers that @ListensTo an event, at least once for each. Does not wait
 * for Kafka when it starts. Refuses to start when declarations and listeners do not fit each other.
 */
@Module({})
export class BroadcastModule {
  static with(options: BroadcastOptions): DynamicModule {
    return {
      module: BroadcastModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [{ provide: MESSAGING_OPTIONS, useValue: options }, eventBusProvider(options), BroadcastListeners],
      exports: [EVENT_BUS],
    };
  }
}
