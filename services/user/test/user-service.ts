import { NestFactory } from '@nestjs/core';
import type { GrpcOptions } from '@nestjs/microservices';
import { freePorts } from '@pte/local/network';
import { EVENT_BUS, type EventBus } from '@pte/messaging/event-bus';
import { ContactServiceClient, ContactServiceService } from '@pte/rpc/gen/pte/user/v1/contact';
import { PlanServiceClient, PlanServiceService } from '@pte/rpc/gen/pte/user/v1/plan';
import { TotpServiceClient, TotpServiceService } from '@pte/rpc/gen/pte/user/v1/totp';
import {
  AccountServiceClient,
  AccountServiceService,
  ProfileServiceClient,
  ProfileServiceService,
  UserServiceClient,
  UserServiceService,
} from '@pte/rpc/gen/pte/user/v1/user';
import { WechatServiceClient, WechatServiceService } from '@pte/rpc/gen/pte/user/v1/wechat';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { type RpcClient, rpcClient } from '@pte/service-kit/grpc-client';
import { grpcServerOptions, useGrpcEdge } from '@pte/service-kit/grpc-server';
import { Health } from '@pte/service-kit/health';
import { KitModule, LOGGER } from '@pte/service-kit/kit.module';
import { createLogger, NestLogger } from '@pte/service-kit/logging';
import { aDatabase } from '@pte/testing/database';
import { FakeClock } from '@pte/testing/fake-clock';
import { useInfrastructure } from '@pte/testing/infrastructure';
import { aRedis } from '@pte/testing/redis';
import { aTopicPrefix } from '@pte/testing/topic-prefix';
import { Redis } from 'ioredis';
import { AppModule } from '../src/app.module.js';
import { readConfig } from '../src/config.js';
import { RateLimiter } from '../src/limits/rate-limiter.js';

export interface UserService {
  accounts: RpcClient<AccountServiceClient>;
  users: RpcClient<UserServiceClient>;
  profiles: RpcClient<ProfileServiceClient>;
  contacts: RpcClient<ContactServiceClient>;
  totps: RpcClient<TotpServiceClient>;
  wechats: RpcClient<WechatServiceClient>;
  plans: RpcClient<PlanServiceClient>;
  clock: FakeClock;
  database: Database;
  bus: EventBus;
  redis: Redis;
  limiter: RateLimiter;
  /** A whole key of the service in Redis. */
  redisKey(name: string): string;
  /** Events of the outbox in their order. */
  events(): Promise<{ type: string; data: Record<string, unknown> }[]>;
  stop(): Promise<void>;
}

const services = {
  'pte.user.v1.AccountService': AccountServiceService,
  'pte.user.v1.UserService': UserServiceService,
  'pte.user.v1.ProfileService': ProfileServiceService,
  'pte.user.v1.ContactService': ContactServiceService,
  'pte.user.v1.TotpService': TotpServiceService,
  'pte.user.v1.WechatService': WechatServiceService,
  'pte.user.v1.PlanService': PlanServiceService,
};

/** The whole service with a database, topics and keys of its own, called over gRPC as the gateway does. */
export async function startUserService(environment: Record<string, string> = {}): Promise<UserService> {
  const [schema, [port]] = await Promise.all([aDatabase('user'), freePorts(1)]);
  const ownRedis = aRedis();
  const config = readConfig({
    GRPC_BIND: `127.0.0.1:${port}`,
    POSTGRES_URL: schema.url,
    POSTGRES_SCHEMA: schema.schema,
    REDIS_URL: ownRedis.url,
    REDIS_KEY_PREFIX: ownRedis.keyPrefix,
    KAFKA_BROKERS: useInfrastructure().kafkaBrokers,
    KAFKA_TOPIC_PREFIX: aTopicPrefix(),
    ACCOUNT_SECRET: 'a secret of thirty-two characters',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const clock = new FakeClock('2026-03-10T12:00:00Z');
  const logger = createLogger('user', config);
  const kit = KitModule.with(logger);
  const providers = [Health, { provide: Clock, useValue: clock }, { provide: LOGGER, useValue: logger }];
  const root = { module: class TestModule {}, imports: [{ ...kit, providers }, AppModule.with(config)] };
  const app = await NestFactory.createMicroservice<GrpcOptions>(root, {
    ...grpcServerOptions(config.GRPC_BIND, services),
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  useGrpcEdge(app, logger);
  await app.listen();
  const database = app.get(Database, { strict: false });
  const redis = new Redis(ownRedis.url);
  const clients = {
    accounts: rpcClient(AccountServiceClient, config.GRPC_BIND),
    users: rpcClient(UserServiceClient, config.GRPC_BIND),
    profiles: rpcClient(ProfileServiceClient, config.GRPC_BIND),
    contacts: rpcClient(ContactServiceClient, config.GRPC_BIND),
    totps: rpcClient(TotpServiceClient, config.GRPC_BIND),
    wechats: rpcClient(WechatServiceClient, config.GRPC_BIND),
    plans: rpcClient(PlanServiceClient, config.GRPC_BIND),
  };
  return {
    ...clients,
    clock,
    database,
    bus: app.get<EventBus>(EVENT_BUS, { strict: false }),
    redis,
    limiter: app.get(RateLimiter, { strict: false }),
    redisKey: (name) => `${ownRedis.keyPrefix}${name}`,
    events: () => database.query('select type, data from outbox order by position'),
    stop: async () => {
      for (const client of Object.values(clients)) client.close();
      await app.close();
      redis.disconnect();
      await Promise.all([schema.drop(), ownRedis.drop()]);
    },
  };
}
