import 'reflect-metadata';
import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { GrpcOptions } from '@nestjs/microservices';
import type { GrpcConfig, ProcessConfig } from './environment.js';
import { grpcServerOptions, type ServiceDefinitions, useGrpcEdge } from './grpc-server.js';
import { Health, serveHealth } from './health.js';
import { KitModule } from './kit.module.js';
import { createLogger, type Logger, NestLogger } from './logging.js';
import { stopOnSignal } from './shutdown.js';

export interface Process {
  readonly name: string;
  readonly config: ProcessConfig;
  readonly module: DynamicModule;
}

export interface GrpcProcess extends Process {
  readonly config: ProcessConfig & GrpcConfig;
  readonly services: ServiceDefinitions;
}

@Module({})
class ProcessModule {}

const rootOf = (module: DynamicModule, logger: Logger): DynamicModule => ({
  module: ProcessModule,
  imports: [KitModule.with(logger), module],
});

/** A service that answers gRPC: starts it, serves health and metrics, stops it on a signal. Resolves when it is ready to be called. */
export async function bootstrapGrpcService(process: GrpcProcess): Promise<void> {
  const logger = createLogger(process.name, process.config);
  await reportingFailure(logger, async () => {
    const app = await NestFactory.createMicroservice<GrpcOptions>(rootOf(process.module, logger), {
      ...grpcServerOptions(process.config.GRPC_BIND, process.services),
      logger: new NestLogger(logger),
      abortOnError: false,
    });
    useGrpcEdge(app, logger);
    await app.listen();
    await serve(process, app, logger);
  });
}

/** A process without gRPC: consumers or jobs only. */
export async function bootstrapWorker(process: Process): Promise<void> {
  const logger = createLogger(process.name, process.config);
  await reportingFailure(logger, async () => {
    const app = await NestFactory.createApplicationContext(rootOf(process.module, logger), {
      logger: new NestLogger(logger),
      abortOnError: false,
    });
    await serve(process, app, logger);
  });
}

async function serve({ name, config }: Process, app: INestApplicationContext, logger: Logger): Promise<void> {
  const health = app.get(Health);
  const server = await serveHealth(health, config.BIND_ADDRESS, config.HEALTH_PORT);
  if (config.DEMO_MODE)
    logger.warn('DEMO MODE: demo accounts with public passwords exist; never use this in production');
  logger.info({ name }, 'ready');
  stopOnSignal({
    health,
    logger,
    seconds: config.SHUTDOWN_SECONDS,
    close: async () => {
      await app.close();
      server.close();
      server.closeAllConnections();
    },
  });
}

async function reportingFailure(logger: Logger, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    logger.fatal({ err: error }, 'could not start');
    logger.flush(() => process.exit(1));
  }
}
