import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { RedisStore } from '../redis/redis-store.js';
import { RateLimiter, type RateLimiterOptions } from './rate-limiter.js';

@Module({})
export class LimitsModule {
  static with(options: RateLimiterOptions): DynamicModule {
    return {
      module: LimitsModule,
      global: true,
      providers: [
        {
          provide: RateLimiter,
          inject: [RedisStore, Clock, LOGGER],
          useFactory: (redis: RedisStore, clock: Clock, logger: Logger) =>
            new RateLimiter(redis, clock, logger, options),
        },
      ],
      exports: [RateLimiter],
    };
  }
}
