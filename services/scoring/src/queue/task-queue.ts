import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { RedisConfig } from '@pte/service-kit/environment';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueuedTask } from '../task/scoring-task.js';
import { inTime } from './in-time.js';
import { queueConnection, queueName, queuePrefix, type TaskJob } from './queue-connection.js';

export const QUEUE_CONFIG = Symbol('queue config');

/** Milliseconds; without Redis a call to the queue would wait for ever. */
const patience = 2_000;
const week = 7 * 24 * 3600;

/** Tells the workers which task is to be done. It may lose everything: the rows of the tasks are the truth. */
@Injectable()
export class TaskQueue implements OnApplicationShutdown {
  private readonly connection: Redis;
  private readonly queue: Queue<TaskJob>;

  constructor(@Inject(QUEUE_CONFIG) config: RedisConfig, @Inject(LOGGER) logger: Logger) {
    this.connection = queueConnection(config, logger);
    this.queue = new Queue<TaskJob>(queueName, { connection: this.connection, prefix: queuePrefix(config) });
    // The connection says it; without a listener BullMQ would throw.
    this.queue.on('error', () => undefined);
  }

  /** Throws when Redis does not answer; the sweeper will queue the task again. */
  async add({ id, timesQueued, trace }: QueuedTask, delaySeconds = 0): Promise<void> {
    const job = this.queue.add(
      'score',
      { taskId: id, trace },
      {
        jobId: `task-${id}-${timesQueued}`,
        delay: delaySeconds * 1000,
        removeOnComplete: true,
        removeOnFail: { age: week, count: 1000 },
      },
    );
    await inTime(job, patience);
  }

  async onApplicationShutdown(): Promise<void> {
    await inTime(this.queue.close(), patience).catch(() => undefined);
    this.connection.disconnect();
  }
}
