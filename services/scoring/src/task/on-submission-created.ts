import { Inject } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { scoringFailed } from '@pte/events/submission/scoring-failed.v1';
import { submissionCreated } from '@pte/events/submission/submission-created.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import { Outbox } from '@pte/messaging/outbox';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { currentTrace } from '@pte/service-kit/tracing';
import { TaskQueue } from '../queue/task-queue.js';
import { isScored } from '../scorer/scored-types.js';
import { NewTasks } from './new-tasks.js';
import type { NewTask } from './scoring-task.js';

/** Makes a task of an answer that is to be scored, and queues it once the row is there. */
@Consumes(submissionCreated, { group: 'scoring.queue-task' })
export class OnSubmissionCreated implements EventHandler<typeof submissionCreated> {
  constructor(
    private readonly tasks: NewTasks,
    private readonly queue: TaskQueue,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Objective answers were marked when they came. */
  concerns({ data }: EventOf<typeof submissionCreated>): boolean {
    return Boolean(data.scoring);
  }

  async handle(tx: Tx, { data, time }: EventOf<typeof submissionCreated>): Promise<void> {
    const { submissionId, attempt, questionTypeId, userId, mockSessionId, scoring } = data;
    if (!scoring) return;
    const about = { submissionId, attempt, questionTypeId, userId, mockSessionId };
    const task: NewTask = { ...about, ...scoring, createdAt: time, trace: currentTrace() };
    if (!isScored(questionTypeId)) return this.refuse(tx, task);
    const added = await this.tasks.add(tx, task);
    if (!added) return;
    tx.afterCommit(() => {
      this.queue.add([added]).catch((error: unknown) => {
        this.logger.warn({ err: error, task: added.id }, 'task not queued, the sweeper will');
      });
    });
  }

  private async refuse(tx: Tx, task: NewTask): Promise<void> {
    const code = 'ENGINE_NOT_INSTALLED';
    if (!(await this.tasks.addFailed(tx, task, code))) return;
    const { submissionId, attempt } = task;
    await this.outbox.add(tx, scoringFailed({ submissionId, attempt, code, failedAt: unixSeconds(this.clock.now()) }));
  }
}
