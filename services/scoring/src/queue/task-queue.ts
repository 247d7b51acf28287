import { once } from 'node:events';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { RedisConfig } from '@pte/service-kit/environment';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { currentTrace, inSpan, withRemoteTrace } from '@pte/service-kit/tracing';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueuedTask } from '../task/scoring-task.js';
import { inTime } from './in-time.js';
import { queueConnection, queueName, queuePrefix, type TaskJob } from './queue-connection.js';

export const QUEUE_CONFIG = Symbol('queue config');

/** Milliseconds to wait for Redis. */
const patience = 1_000;
const week = 7 * 24 * 3600;

/** Tells the workers which task is to be done. It may lose everything: the rows of the tasks are the truth. */
@Injectable()
export class TaskQueue implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly connection: Redis;
  private opening: Promise<Queue<TaskJob>> | undefined;

  constructor(
    @Inject(QUEUE_CONFIG) private readonly config: RedisConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.connection = queueConnection(config, 'fails at once', logger);
  }

  /** So that the first learner does not wait for it. */
  onApplicationBootstrap(): void {
    this.queue().catch(() => undefined);
  }

  /** All or none. Throws when Redis does not answer; the sweeper will queue the tasks again. */
  async add(tasks: readonly QueuedTask[], delaySeconds = 0): Promise<void> {
    const jobs = await Promise.all(tasks.map((task) => toJob(task, delaySeconds)));
    const queue = await this.queue();
    await queue.addBulk(jobs);
  }

  async onApplicationShutdown(): Promise<void> {
    const closing = this.opening?.then((queue) => queue.close());
    if (closing) await inTime(closing, patience).catch(() => undefined);
    this.connection.disconnect();
  }

  private async queue(): Promise<Queue<TaskJob>> {
    this.opening ??= this.open();
    try {
      return await this.opening;
    } catch (error) {
      this.opening = undefined;
      throw error;
    }
  }

  /** A BullMQ queue that was made while Redis was away never recovers, so it is made on a connection that stands. */
  private async open(): Promise<Queue<TaskJob>> {
    if (this.connection.status !== 'ready') {
      await once(this.connection, 'ready', { signal: AbortSignal.timeout(patience) });
    }
    const queue = new Queue<TaskJob>(queueName, {
      connection: this.connection,
      prefix: queuePrefix(this.config),
      defaultJobOptions: { removeOnComplete: true, removeOnFail: { age: week, count: 1000 } },
    });
    // The connection says it; without a listener BullMQ would throw.
    queue.on('error', () => undefined);
    await queue.waitUntilReady();
    return queue;
  }
}

/** Each time a task is queued it is another job, so that one held for a dead worker does not keep out its successor. */
const toJob = ({ id, timesQueued, priority, trace }: QueuedTask, delaySeconds: number) =>
  withRemoteTrace(trace, () =>
    inSpan('queue task', 'producer', { 'scoring.task': id }, async () => ({
      name: 'score',
      data: { taskId: id, trace: currentTrace() },
      opts: { jobId: `task-${id}-${timesQueued}`, delay: delaySeconds * 1000, priority },
    })),
  );
