import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { RedisConfig } from '@pte/service-kit/environment';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { openRedis, RedisStore } from './redis-store.js';

/** Gives RedisStore to the whole service. Readiness does not ask for it: whoever uses it works without. */
@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(RedisStore) private readonly store: RedisStore) {}

  static with(config: RedisConfig): DynamicModule {
    return {
      module: RedisModule,
      global: true,
      providers: [{ provide: RedisStore, inject: [LOGGER], useFactory: (logger: Logger) => openRedis(config, logger) }],
      exports: [RedisStore],
    };
  }

  onApplicationShutdown(): void {
    this.store.close();
  }
}
