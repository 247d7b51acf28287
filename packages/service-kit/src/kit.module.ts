import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock.js';
import { Health } from './health.js';
import type { Logger } from './logging.js';

/** Injection token of the process's logger. */
export const LOGGER = Symbol('logger');

/** What every process has: clock, health and logger, injectable everywhere. */
@Module({})
export class KitModule {
  static with(logger: Logger): DynamicModule {
    return {
      module: KitModule,
      global: true,
      providers: [Health, { provide: Clock, useClass: SystemClock }, { provide: LOGGER, useValue: logger }],
      exports: [Health, Clock, LOGGER],
    };
  }
}
