import 'reflect-metadata';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type GrpcOptions, Transport } from '@nestjs/microservices';
import { channelOptions } from '@pte/rpc/channel';
import { packageDefinitionOf } from '@pte/rpc/package-definition';
import type { GrpcConfig, ProcessConfig } from './environment.js';
import { GrpcContextInterceptor } from './grpc-context.interceptor.js';
import { GrpcExceptionFilter } from './grpc-exception.filter.js';
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
  /** Generated definitions by full name such as `pte.user.v1.AccountService`. */
  readonly services: Readonly<Record<string, ServiceDefinition>>;
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
    const options: GrpcOptions = {
      transport: Transport.GRPC,
      options: {
        url: process.config.GRPC_BIND,
        package: [...new Set(Object.keys(process.services).map((name) => name.slice(0, name.lastIndexOf('.'))))],
        packageDefinition: packageDefinitionOf(process.services),
        channelOptions,
        gracefulShutdown: true,
      },
    };
    const app = await NestFactory.createMicroservice<GrpcOptions>(rootOf(process.module, logger), {
      ...options,
      logger: new NestLogger(logger),
    });
    app.useGlobalFilters(new GrpcExceptionFilter(logger));
    app.useGlobalInterceptors(new GrpcContextInterceptor());
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
