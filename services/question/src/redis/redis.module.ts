import { type DynamicModule, Module } from '@nestjs/common';
import type { RedisConfig } from '@pte/service-kit/environment';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { RedisConnection } from './redis-connection.js';

/** Gives the service its one connection to Redis. */
@Module({})
export class RedisModule {
  static with(config: RedisConfig): DynamicModule {
    return {
      module: RedisModule,
      global: true,
      providers: [
        {
          provide: RedisConnection,
          inject: [LOGGER],
          useFactory: (logger: Logger) => RedisConnection.open(config, logger),
        },
      ],
      exports: [RedisConnection],
    };
  }
}
