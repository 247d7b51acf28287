import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { ProcessConfig } from './environment.js';
import { currentRequestId } from './request-context.js';
import { currentTraceId } from './tracing.js';

export type { Logger } from 'pino';

/** Keys that never reach a log line, wherever they stand. */
const secretKeys = [
  'token',
  'password',
  'authorization',
  'cookie',
  'phone',
  'email',
  'totp',
  'totpSecret',
  'code',
  'secret',
];
const redact = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** JSON lines, or coloured ones on a terminal, each with service, trace id and request id. */
export function createLogger(
  service: string,
  config: Pick<ProcessConfig, 'LOG_LEVEL' | 'LOG_FORMAT'>,
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level: config.LOG_LEVEL,
    base: { service },
    redact: { paths: redact, censor: '[hidden]' },
    mixin: () => ({ traceId: currentTraceId(), requestId: currentRequestId() }),
    ...(config.LOG_FORMAT === 'pretty'
      ? {
          transport: {
            target: 'pino-pretty',
            options: { singleLine: true, ignore: 'pid,hostname,service' },
          },
        }
      : {}),
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Nest's own lines through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log = (message: unknown, context?: string) => this.logger.debug({ context }, String(message));
  warn = (message: unknown, context?: string) => this.logger.warn({ context }, String(message));
  debug = (message: unknown, context?: string) => this.logger.trace({ context }, String(message));
  verbose = (message: unknown, context?: string) => this.logger.trace({ context }, String(message));
  fatal = (message: unknown, context?: string) => this.logger.fatal({ context }, String(message));
  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
}
