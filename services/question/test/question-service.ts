import { NestFactory } from '@nestjs/core';
import type { GrpcOptions } from '@nestjs/microservices';
import { freePorts } from '@pte/local/network';
import { EVENT_BUS, type EventBus } from '@pte/messaging/event-bus';
import { HistoryServiceClient, HistoryServiceService } from '@pte/rpc/gen/pte/question/v1/history';
import { MockServiceClient, MockServiceService } from '@pte/rpc/gen/pte/question/v1/mock';
import {
  BankServiceClient,
  BankServiceService,
  CollectionServiceClient,
  CollectionServiceService,
  PracticeServiceClient,
  PracticeServiceService,
  QuestionTypeServiceClient,
  QuestionTypeServiceService,
} from '@pte/rpc/gen/pte/question/v1/question';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { type RpcClient, rpcClient } from '@pte/service-kit/grpc-client';
import { grpcServerOptions, useGrpcEdge } from '@pte/service-kit/grpc-server';
import { Health } from '@pte/service-kit/health';
import { IdempotencyKeys } from '@pte/service-kit/idempotency-keys';
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
import { CloseOverdueSessions } from '../src/mock/close-overdue-sessions.js';
import { FailOverdueSubmissions } from '../src/practice/fail-overdue-submissions.js';
import { SubmissionRepository } from '../src/practice/submission.repository.js';
import { seedBank } from '../src/seed/seed-bank.js';
import { type FakeContent, startFakeContent } from './fake-content.js';
import { noMedia } from './fake-media.js';

export interface OutboxEvent {
  readonly type: string;
  readonly key: string;
  readonly data: Record<string, unknown>;
}

export interface QuestionService {
  types: RpcClient<QuestionTypeServiceClient>;
  bank: RpcClient<BankServiceClient>;
  collections: RpcClient<CollectionServiceClient>;
  practice: RpcClient<PracticeServiceClient>;
  mocks: RpcClient<MockServiceClient>;
  history: RpcClient<HistoryServiceClient>;
  content: FakeContent;
  overdueSessions: CloseOverdueSessions;
  overdue: FailOverdueSubmissions;
  keys: IdempotencyKeys;
  submissions: SubmissionRepository;
  clock: FakeClock;
  database: Database;
  bus: EventBus;
  /** The number that a gateway reads for this version; 0 when it was never raised. */
  version(name: string): Promise<number>;
  /** Events of the outbox in their order, of one question or type; those of a submission. */
  events(key: string | number): Promise<OutboxEvent[]>;
  submissionEvents(id: number): Promise<OutboxEvent[]>;
  stop(): Promise<void>;
}

const services = {
  'pte.question.v1.QuestionTypeService': QuestionTypeServiceService,
  'pte.question.v1.BankService': BankServiceService,
  'pte.question.v1.CollectionService': CollectionServiceService,
  'pte.question.v1.PracticeService': PracticeServiceService,
  'pte.question.v1.MockService': MockServiceService,
  'pte.question.v1.HistoryService': HistoryServiceService,
};

/** The whole service with the starter bank in a database of its own, called over gRPC as the gateway does. */
export async function startQuestionService(environment: Record<string, string> = {}): Promise<QuestionService> {
  const [schema, [port, contentPort]] = await Promise.all([aDatabase('question'), freePorts(2)]);
  const ownRedis = aRedis();
  const config = readConfig({
    GRPC_BIND: `127.0.0.1:${port}`,
    CONTENT_GRPC_URL: `127.0.0.1:${contentPort}`,
    POSTGRES_URL: schema.url,
    POSTGRES_SCHEMA: schema.schema,
    REDIS_URL: ownRedis.url,
    REDIS_KEY_PREFIX: ownRedis.keyPrefix,
    KAFKA_BROKERS: useInfrastructure().kafkaBrokers,
    KAFKA_TOPIC_PREFIX: aTopicPrefix(),
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const clock = new FakeClock('2026-03-10T12:00:00Z');
  const logger = createLogger('question', config);
  const content = await startFakeContent(`127.0.0.1:${contentPort}`, logger);
  const providers = [Health, { provide: Clock, useValue: clock }, { provide: LOGGER, useValue: logger }];
  const kit = { ...KitModule.with(logger), providers };
  const app = await NestFactory.createMicroservice<GrpcOptions>(
    { module: class TestModule {}, imports: [kit, AppModule.with(config)] },
    {
      ...grpcServerOptions(config.GRPC_BIND, services),
      logger: new NestLogger(logger),
      abortOnError: false,
    },
  );
  useGrpcEdge(app, logger);
  await app.listen();
  const database = app.get(Database, { strict: false });
  await seedBank({ database, media: noMedia, stage: 'first voice' }, clock.now());
  const redis = new Redis(ownRedis.url);
  const clients = {
    types: rpcClient(QuestionTypeServiceClient, config.GRPC_BIND),
    bank: rpcClient(BankServiceClient, config.GRPC_BIND),
    collections: rpcClient(CollectionServiceClient, config.GRPC_BIND),
    practice: rpcClient(PracticeServiceClient, config.GRPC_BIND),
    mocks: rpcClient(MockServiceClient, config.GRPC_BIND),
    history: rpcClient(HistoryServiceClient, config.GRPC_BIND),
  };
  return {
    ...clients,
    content,
    overdueSessions: app.get(CloseOverdueSessions, { strict: false }),
    overdue: app.get(FailOverdueSubmissions, { strict: false }),
    keys: app.get(IdempotencyKeys, { strict: false }),
    submissions: app.get(SubmissionRepository, { strict: false }),
    clock,
    database,
    bus: app.get<EventBus>(EVENT_BUS, { strict: false }),
    version: async (name) => Number((await redis.get(`${ownRedis.keyPrefix}version:${name}`)) ?? 0),
    events: (key) =>
      database.query('select type, key, data from outbox where key = $1 order by position', [String(key)]),
    submissionEvents: (id) =>
      database.query(
        `select type, key, data from outbox where key = $1 and type like 'submission.%' order by position`,
        [String(id)],
      ),
    stop: async () => {
      for (const client of Object.values(clients)) client.close();
      await Promise.all([app.close(), content.stop()]);
      await redis.quit();
      await Promise.all([schema.drop(), ownRedis.drop()]);
    },
  };
}
