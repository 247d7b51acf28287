import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Health } from '@pte/service-kit/health';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { inSpan, withRemoteTrace } from '@pte/service-kit/tracing';
import { type Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { WorkerConfig } from '../config.js';
import { RunTask } from '../task/run-task.js';
import { longestTrySeconds } from '../task/stages.js';
import { inTime } from './in-time.js';
import { queueConnection, queueName, queuePrefix, type TaskJob } from './queue-connection.js';

export const WORKER_CONFIG = Symbol('worker config');

/** Milliseconds; above what one try may take, so that BullMQ never takes a job for stalled that is not. */
const lockDuration = (longestTrySeconds + 10) * 1000;
/** Milliseconds until it asks Redis again after it was away. */
const runRetryDelay = 1_000;

/** Takes jobs from the queue and runs their tasks, as many at a time as configured. */
@Injectable()
export class TaskWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private connection: Redis | undefined;
  private worker: Worker<TaskJob> | undefined;

  constructor(
    @Inject(WORKER_CONFIG) private readonly config: WorkerConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly task: RunTask,
    private readonly health: Health,
  ) {}

  onApplicationBootstrap(): void {
    const connection = queueConnection(this.config, 'waits', this.logger);
    this.connection = connection;
    this.health.add('redis', async () => void (await connection.ping()));
    this.worker = new Worker<TaskJob>(queueName, (job) => this.process(job), {
      connection,
      prefix: queuePrefix(this.config),
      concurrency: this.config.SCORING_CONCURRENCY,
      lockDuration,
      runRetryDelay,
    });
    // While Redis is away the connection says it.
    this.worker.on('error', (error) => {
      if (connection.status === 'ready') this.logger.warn({ err: error }, 'the queue has trouble');
    });
    this.worker.on('failed', (job, error) => {
      this.logger.error({ err: error, task: job?.data.taskId }, 'job failed, the sweeper will queue its task again');
    });
  }

  /** Waits for the work in hand; without Redis BullMQ would wait for ever after that. */
  async onModuleDestroy(): Promise<void> {
    const closing = this.worker?.close();
    if (closing) await inTime(closing, this.config.SHUTDOWN_SECONDS * 900).catch(() => undefined);
    this.connection?.disconnect();
  }

  private process({ data: { taskId, trace } }: Job<TaskJob>): Promise<void> {
    return withRemoteTrace(trace, () =>
      inSpan('score task', 'consumer', { 'scoring.task': taskId }, () => this.task.run(taskId)),
    );
  }
}
