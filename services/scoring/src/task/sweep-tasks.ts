import { Injectable } from '@nestjs/common';
import { scoringFailed } from '@pte/events/submission/scoring-failed.v1';
import { Outbox } from '@pte/messaging/outbox';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { withRemoteTrace } from '@pte/service-kit/tracing';
import { TaskQueue } from '../queue/task-queue.js';
import { OpenTasks } from './open-tasks.js';
import { tasksEnded } from './task-metrics.js';

export interface Swept {
  readonly overdue: number;
  readonly queuedAgain: number;
}

/** So that nothing is lost and nothing stays open for ever: fails what is overdue, queues again what no worker took. */
@Injectable()
export class SweepTasks {
  constructor(
    private readonly database: Database,
    private readonly tasks: OpenTasks,
    private readonly queue: TaskQueue,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws when Redis or Postgres does not answer; the next round tries again. */
  async run(): Promise<Swept> {
    const overdue = await this.failOverdue();
    const queuedAgain = await this.queueLost();
    return { overdue, queuedAgain };
  }

  private async failOverdue(): Promise<number> {
    const failedAt = unixSeconds(this.clock.now());
    const count = await this.database.inTransaction(async (tx) => {
      const overdue = await this.tasks.takeOverdue(tx);
      for (const { submissionId, attempt, trace } of overdue.filter(({ isRescore }) => !isRescore)) {
        const event = scoringFailed({ submissionId, attempt, code: 'TIMEOUT', failedAt });
        await withRemoteTrace(trace, () => this.outbox.add(tx, event));
      }
      return overdue.length;
    });
    tasksEnded.inc({ failure: 'TIMEOUT' }, count);
    return count;
  }

  /** What could not be queued does not count as queued: it is tried again in the next round, not after a longer wait. */
  private queueLost(): Promise<number> {
    return this.database.inTransaction(async (tx) => {
      const lost = await this.tasks.takeLost(tx);
      if (lost.length > 0) await this.queue.add(lost);
      return lost.length;
    });
  }
}
