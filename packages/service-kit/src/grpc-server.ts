import type { ServiceDefinition } from '@grpc/grpc-js';
import type { INestMicroservice } from '@nestjs/common';
import { type GrpcOptions, Transport } from '@nestjs/microservices';
import { channelOptions } from '@pte/rpc/channel';
import { packageDefinitionOf } from '@pte/rpc/package-definition';
import { GrpcContextInterceptor } from './grpc-context.interceptor.js';
import { GrpcExceptionFilter } from './grpc-exception.filter.js';
import type { Logger } from './logging.js';

/** Generated definitions by full name such as `pte.user.v1.AccountService`. */
export type ServiceDefinitions = Readonly<Record<string, ServiceDefinition>>;

const packageOf = (fullName: string) => fullName.slice(0, fullName.lastIndexOf('.'));

/** How Nest serves generated services at `address` (host:port). */
export const grpcServerOptions = (address: string, services: ServiceDefinitions): GrpcOptions => ({
  transport: Transport.GRPC,
  options: {
    url: address,
    package: [...new Set(Object.keys(services).map(packageOf))],
    packageDefinition: packageDefinitionOf(services),
    channelOptions,
    gracefulShutdown: true,
  },
});

/** Errors, traces, request ids and metrics of every call; once per application. */
export function useGrpcEdge(app: INestMicroservice, logger: Logger): void {
  app.useGlobalFilters(new GrpcExceptionFilter(logger));
  app.useGlobalInterceptors(new GrpcContextInterceptor());
}
