import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { GrpcOptions } from '@nestjs/microservices';
import { eventTypeOf } from '@pte/events/define-event';
import { scoringProgress } from '@pte/events/submission/scoring-progress.v1';
import { submissionCreated } from '@pte/events/submission/submission-created.v1';
import { freePorts } from '@pte/local/network';
import { toMessage } from '@pte/messaging/cloud-event';
import { KafkaEventBus } from '@pte/messaging/kafka-event-bus';
import { ScoringServiceClient, ScoringServiceService } from '@pte/rpc/gen/pte/scoring/v1/scoring';
import { Database } from '@pte/service-kit/database';
import { type RpcClient, rpcClient } from '@pte/service-kit/grpc-client';
import { grpcServerOptions, useGrpcEdge } from '@pte/service-kit/grpc-server';
import { KitModule } from '@pte/service-kit/kit.module';
import { createLogger, NestLogger } from '@pte/service-kit/logging';
import { aDatabase } from '@pte/testing/database';
import { eventually } from '@pte/testing/eventually';
import { useInfrastructure } from '@pte/testing/infrastructure';
import { aRedis } from '@pte/testing/redis';
import { aTopicPrefix } from '@pte/testing/topic-prefix';
import { AppModule } from '../src/app.module.js';
import { readServiceConfig, readWorkerConfig } from '../src/config.js';
import { ANSWER_SCORERS, type AnswerScorer } from '../src/scorer/answer-scorer.js';
import { SweepTasks } from '../src/task/sweep-tasks.js';
import { WorkerModule } from '../src/worker.module.js';

export interface TaskRow {
  readonly id: number;
  readonly status: string;
  readonly tries: number;
  readonly timesQueued: number;
  readonly failure: string | null;
  readonly stage: string | null;
  readonly priority: number;
  readonly trace: Record<string, string>;
  readonly createdAt: Date;
  readonly claimedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly leaseUntil: Date | null;
}

export interface Outcome {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ScoringStack {
  readonly calls: RpcClient<ScoringServiceClient>;
  readonly database: Database;
  /** One round of the sweeper, now. */
  sweep(): ReturnType<SweepTasks['run']>;
  /** Tells of an answer to be scored; `id` and `time` are those of the event. */
  submit(answer?: Submission): Promise<number>;
  task(submissionId: number): Promise<TaskRow | undefined>;
  /** The task once it has an outcome. */
  ended(submissionId: number): Promise<TaskRow>;
  /** What the service published about the end of a submission's attempts. */
  outcomes(submissionId: number): Promise<Outcome[]>;
  /** The stages of a submission that the service published, in their order. */
  stages(submissionId: number): Promise<string[]>;
  /** Starts a worker whose engine for readings is `scorer`. */
  worker(scorer: AnswerScorer['score']): Promise<Worker>;
  /** Redis forgets everything. */
  flushRedis(): Promise<void>;
  stop(): Promise<void>;
}

export interface Worker {
  stop(): Promise<void>;
}

export interface Submission {
  readonly submissionId?: number;
  readonly attempt?: number;
  readonly questionTypeId?: number;
  readonly userId?: number;
  readonly mockSessionId?: string | null;
  readonly scoring?: { readonly answer: string; readonly content: string; readonly key: string } | null;
  readonly id?: string;
  readonly time?: Date;
}

const columns = `id, status, tries, times_queued as "timesQueued", failure_code as failure, failure_stage as stage, priority, trace, created_at as "createdAt",
  claimed_at as "claimedAt", finished_at as "finishedAt", lease_until as "leaseUntil"`;

const progressed = eventTypeOf(scoringProgress);

let lastSubmission = 0;

/** The service, with tables, keys and topics of its own; workers come when a test asks for them. */
export async function startScoringStack(): Promise<ScoringStack> {
  const [schema, [port]] = await Promise.all([aDatabase('scoring'), freePorts(1)]);
  const redis = aRedis();
  const environment = {
    GRPC_BIND: `127.0.0.1:${port}`,
    POSTGRES_URL: schema.url,
    POSTGRES_SCHEMA: schema.schema,
    REDIS_URL: redis.url,
    REDIS_KEY_PREFIX: redis.keyPrefix,
    KAFKA_BROKERS: useInfrastructure().kafkaBrokers,
    KAFKA_TOPIC_PREFIX: aTopicPrefix(),
    SPEECH_MODEL_DIRECTORY: '/nowhere',
    LOG_LEVEL: 'silent',
    SHUTDOWN_SECONDS: '5',
  };
  const config = readServiceConfig(environment);
  const logger = createLogger('scoring', config);
  const nest = { logger: new NestLogger(logger), abortOnError: false };
  const root = (module: object) => ({
    module: class TestModule {},
    imports: [KitModule.with(logger), module as never],
  });
  const app = await NestFactory.createMicroservice<GrpcOptions>(root(AppModule.with(config)), {
    ...grpcServerOptions(config.GRPC_BIND, { 'pte.scoring.v1.ScoringService': ScoringServiceService }),
    ...nest,
  });
  useGrpcEdge(app, logger);
  await app.listen();
  const database = app.get(Database, { strict: false });
  const calls = rpcClient(ScoringServiceClient, config.GRPC_BIND);
  const bus = new KafkaEventBus(
    { brokers: config.KAFKA_BROKERS, topicPrefix: config.KAFKA_TOPIC_PREFIX, clientId: 'test' },
    logger,
  );
  await bus.ensureTopics([{ topic: submissionCreated.topic, partitions: 6 }]);
  const workers = new Set<INestApplicationContext>();
  const task = async (submissionId: number) =>
    (
      await database.query<TaskRow>(
        `select ${columns} from scoring_task where submission_id = $1 order by attempt desc`,
        [submissionId],
      )
    )[0];
  const told = (submissionId: number) =>
    database.query<Outcome>('select type, data from outbox where key = $1 order by position', [String(submissionId)]);
  return {
    calls,
    database,
    task,
    sweep: () => app.get(SweepTasks, { strict: false }).run(),
    submit: async (answer) => {
      const event = anEvent(answer ?? {});
      await bus.publish([toMessage(event, 'question', {})]);
      return Number(event.key);
    },
    ended: (submissionId) =>
      eventually(
        async () => {
          const row = await task(submissionId);
          if (!row?.finishedAt) throw new Error(`submission ${submissionId} is ${row?.status ?? 'unknown'}`);
          return row;
        },
        { timeout: 30_000 },
      ),
    outcomes: async (submissionId) => (await told(submissionId)).filter(({ type }) => type !== progressed),
    stages: async (submissionId) =>
      (await told(submissionId)).filter(({ type }) => type === progressed).map(({ data }) => String(data['stage'])),
    worker: async (score) => {
      const scorer = {
        module: class FakeScorerModule {},
        providers: [{ provide: ANSWER_SCORERS, useValue: new Map([['reading', { score }]]) }],
        exports: [ANSWER_SCORERS],
      };
      const worker = await NestFactory.createApplicationContext(
        root(WorkerModule.with(readWorkerConfig(environment), scorer)),
        nest,
      );
      workers.add(worker);
      const stop = async () => {
        workers.delete(worker);
        await worker.close();
      };
      return { stop };
    },
    flushRedis: redis.drop,
    stop: async () => {
      calls.close();
      await Promise.all([...workers].map((worker) => worker.close()));
      await Promise.all([app.close(), bus.close()]);
      await Promise.all([schema.drop(), redis.drop()]);
    },
  };
}

function anEvent({ id = randomUUID(), time = new Date(), ...answer }: Submission) {
  lastSubmission += 1;
  const data = {
    submissionId: lastSubmission,
    questionId: 2001,
    questionTypeId: 2,
    userId: 7,
    timeUsed: 12,
    createdAt: Math.floor(time.getTime() / 1000),
    attempt: 1,
    mockSessionId: null,
    scoring: { answer: '1-ab.webm', content: '{"material":"Read this."}', key: '{}' },
    ...answer,
  };
  const { topic, key, type, version } = submissionCreated;
  return { id, type: `${type}.v${version}`, topic, key: key(data), time, data: JSON.stringify(data) };
}
