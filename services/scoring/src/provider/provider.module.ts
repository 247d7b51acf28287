import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import type { Redis } from 'ioredis';
import type { WorkerConfig } from '../config.js';
import { queueConnection } from '../queue/queue-connection.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { OpenAiJudge, OpenAiRecogniser } from './open-ai-provider.js';
import { ProviderBudget } from './provider-budget.js';
import type { Providers } from './provider-judging.js';

/** Injection token: the configured providers, or null. */
export const PROVIDERS = Symbol('providers');
const PROVIDER_REDIS = Symbol('redis of the provider budget');

/** Failures in a row, and seconds until the next try. */
const breakerLimits = { failures: 5, restSeconds: 60 };

/** Who helps to judge, where the environment names someone. */
@Module({})
export class ProviderModule implements OnApplicationShutdown {
  constructor(@Inject(PROVIDER_REDIS) private readonly redis: Redis | null) {}

  static with(config: WorkerConfig): DynamicModule {
    if (config.SCORING_PROVIDER_URL && !config.SCORING_PROVIDER_KEY) {
      throw new Error('SCORING_PROVIDER_URL needs SCORING_PROVIDER_KEY');
    }
    return {
      module: ProviderModule,
      providers: [
        {
          provide: PROVIDER_REDIS,
          inject: [LOGGER],
          useFactory: (logger: Logger) =>
            config.SCORING_PROVIDER_URL ? queueConnection(config, 'fails at once', logger) : null,
        },
        { provide: PROVIDERS, inject: [PROVIDER_REDIS], useFactory: (redis: Redis | null) => providers(config, redis) },
      ],
      exports: [PROVIDERS],
    };
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

function providers(config: WorkerConfig, redis: Redis | null): Providers | null {
  const { SCORING_PROVIDER_URL: baseUrl, SCORING_PROVIDER_KEY: key } = config;
  if (!baseUrl || !redis) return null;
  const access = { baseUrl, key, timeoutSeconds: config.SCORING_PROVIDER_TIMEOUT_SECONDS };
  const speechModel = config.SCORING_PROVIDER_SPEECH_MODEL;
  return {
    judge: new OpenAiJudge({ ...access, model: config.SCORING_PROVIDER_JUDGE_MODEL }),
    recogniser: speechModel ? new OpenAiRecogniser({ ...access, model: speechModel }) : null,
    breaker: new CircuitBreaker(breakerLimits),
    budget: new ProviderBudget(redis, config.REDIS_KEY_PREFIX, {
      answers: config.SCORING_PROVIDER_ANSWERS_PER_DAY,
      answersPerLearner: config.SCORING_PROVIDER_ANSWERS_PER_LEARNER,
      tokens: config.SCORING_PROVIDER_TOKENS_PER_DAY,
    }),
  };
}
