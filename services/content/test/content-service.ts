import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { GrpcOptions } from '@nestjs/microservices';
import { freePorts } from '@pte/local/network';
import type { ObjectStore } from '@pte/object-store/object-store';
import { ResourceServiceClient, ResourceServiceService } from '@pte/rpc/gen/pte/content/v1/content';
import { ReportServiceClient, ReportServiceService } from '@pte/rpc/gen/pte/content/v1/report';
import { Database } from '@pte/service-kit/database';
import { type RpcClient, rpcClient } from '@pte/service-kit/grpc-client';
import { grpcServerOptions, useGrpcEdge } from '@pte/service-kit/grpc-server';
import { KitModule } from '@pte/service-kit/kit.module';
import { createLogger, NestLogger } from '@pte/service-kit/logging';
import { aDatabase } from '@pte/testing/database';
import { useInfrastructure } from '@pte/testing/infrastructure';
import { aTopicPrefix } from '@pte/testing/topic-prefix';
import { AppModule } from '../src/app.module.js';
import { readConfig } from '../src/config.js';
import { OBJECT_STORE } from '../src/resource/object-store.token.js';

export interface ContentService {
  resources: RpcClient<ResourceServiceClient>;
  reports: RpcClient<ReportServiceClient>;
  objects: ObjectStore;
  database: Database;
  /** Events of the outbox in their order, with what is in them. */
  events(): Promise<{ type: string; key: string; data: unknown }[]>;
  stop(): Promise<void>;
}

/** The whole service with a database, topics and objects of its own, called over gRPC as the gateway does. */
export async function startContentService(): Promise<ContentService> {
  const [schema, directory, [port]] = await Promise.all([
    aDatabase('content'),
    mkdtemp(join(tmpdir(), 'content-')),
    freePorts(1),
  ]);
  const config = readConfig({
    GRPC_BIND: `127.0.0.1:${port}`,
    POSTGRES_URL: schema.url,
    POSTGRES_SCHEMA: schema.schema,
    KAFKA_BROKERS: useInfrastructure().kafkaBrokers,
    KAFKA_TOPIC_PREFIX: aTopicPrefix(),
    OBJECT_STORE_DIRECTORY: directory,
    LOG_LEVEL: 'silent',
  });
  const logger = createLogger('content', config);
  const root = { module: class TestModule {}, imports: [KitModule.with(logger), AppModule.with(config)] };
  const app = await NestFactory.createMicroservice<GrpcOptions>(root, {
    ...grpcServerOptions(config.GRPC_BIND, {
      'pte.content.v1.ResourceService': ResourceServiceService,
      'pte.content.v1.ReportService': ReportServiceService,
    }),
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  useGrpcEdge(app, logger);
  await app.listen();
  const database = app.get(Database, { strict: false });
  const resources = rpcClient(ResourceServiceClient, config.GRPC_BIND);
  const reports = rpcClient(ReportServiceClient, config.GRPC_BIND);
  return {
    resources,
    reports,
    objects: app.get<ObjectStore>(OBJECT_STORE, { strict: false }),
    database,
    events: () => database.query('select type, key, data from outbox order by position'),
    stop: async () => {
      for (const client of [resources, reports]) client.close();
      await app.close();
      await Promise.all([schema.drop(), rm(directory, { recursive: true })]);
    },
  };
}
