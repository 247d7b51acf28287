import { Inject, Injectable } from '@nestjs/common';
import { scoringProgress } from '@pte/events/submission/scoring-progress.v1';
import { Outbox } from '@pte/messaging/outbox';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import { Database, type Tx } from '@pte/service-kit/database';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { HeldTasks } from './held-tasks.js';
import type { ClaimedTask, TaskStage } from './scoring-task.js';

/** Says how far a task is, through the outbox: what comes after the outcome would be wrong. */
@Injectable()
export class TaskProgress {
  constructor(
    private readonly database: Database,
    private readonly tasks: HeldTasks,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Claims the task and says so. Null when another holds it or it is finished. */
  begin(taskId: number): Promise<ClaimedTask | null> {
    return this.database.inTransaction(async (tx) => {
      const task = await this.tasks.claim(tx, taskId);
      if (task) await this.announce(tx, task, 'started');
      return task;
    });
  }

  /** Never throws: a stage that nobody hears of harms nobody. */
  async tell(task: ClaimedTask, stage: TaskStage): Promise<void> {
    try {
      await this.database.inTransaction((tx) => this.announce(tx, task, stage));
    } catch (error) {
      this.logger.debug({ err: error, task: task.id, stage }, 'a stage was not told');
    }
  }

  private async announce(tx: Tx, task: ClaimedTask, stage: TaskStage): Promise<void> {
    if (task.isRescore) return;
    const { submissionId, attempt, userId } = task;
    const at = unixSeconds(this.clock.now());
    await this.outbox.add(tx, scoringProgress({ submissionId, attempt, userId, stage, at }));
  }
}
