import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { inSpan, withRemoteTrace } from '@pte/service-kit/tracing';
import { type Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { WorkerConfig } from '../config.js';
import { RunTask } from '../task/run-task.js';
import { inTime } from './in-time.js';
import { queueConnection, queueName, queuePrefix, type TaskJob } from './queue-connection.js';

export const WORKER_CONFIG = Symbol('worker config');

/** Milliseconds; above what one recording may take, so that BullMQ never takes a job for stalled that is not. */
const lockDuration = 60_000;

/** Takes jobs from the queue and runs their tasks, as many at a time as configured. */
@Injectable()
export class TaskWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private connection: Redis | undefined;
  private worker: Worker<TaskJob> | undefined;

  constructor(
    @Inject(WORKER_CONFIG) private readonly config: WorkerConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly task: RunTask,
  ) {}

  onApplicationBootstrap(): void {
    this.connection = queueConnection(this.config, this.logger);
    this.worker = new Worker<TaskJob>(queueName, (job) => this.process(job), {
      connection: this.connection,
      prefix: queuePrefix(this.config),
      concurrency: this.config.SCORING_CONCURRENCY,
      lockDuration,
    });
    // The connection says it; without a listener BullMQ would throw.
    this.worker.on('error', () => undefined);
    this.worker.on('failed', (job, error) => {
      this.logger.error({ err: error, task: job?.data.taskId }, 'job failed, the sweeper will queue its task again');
    });
  }

  /** Waits for the work in hand; without Redis BullMQ would wait for ever after that. */
  async onModuleDestroy(): Promise<void> {
    const closing = this.worker?.close();
    if (closing) await inTime(closing, this.config.SHUTDOWN_SECONDS * 1000).catch(() => undefined);
    this.connection?.disconnect();
  }

  private process({ data: { taskId, trace } }: Job<TaskJob>): Promise<void> {
    return withRemoteTrace(trace, () =>
      inSpan('score task', 'consumer', { 'scoring.task': taskId }, () => this.task.run(taskId)),
    );
  }
}
