import { Inject, Injectable } from '@nestjs/common';
import type { NewEvent } from '@pte/events/define-event';
import { scoringFailed } from '@pte/events/submission/scoring-failed.v1';
import { submissionScored } from '@pte/events/submission/submission-scored.v1';
import { Outbox } from '@pte/messaging/outbox';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import { Database, type Tx } from '@pte/service-kit/database';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import type { ScoredAnswer } from '../scorer/answer-scorer.js';
import { HeldTasks } from './held-tasks.js';
import type { ClaimedTask } from './scoring-task.js';
import { tasksEnded } from './task-metrics.js';

/** Ends a task once: outcome and event are stored together, and only by the worker that holds the lease. */
@Injectable()
export class FinishTask {
  constructor(
    private readonly database: Database,
    private readonly tasks: HeldTasks,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async scored(task: ClaimedTask, { score, analysis }: ScoredAnswer): Promise<void> {
    const { submissionId, attempt } = task;
    const result = { score: JSON.stringify(score), analysis: JSON.stringify(analysis) };
    const scoredAt = unixSeconds(this.clock.now());
    const list = 's' in score ? score : [...score];
    const event = submissionScored({ submissionId, attempt, score: list, analysis: result.analysis, scoredAt });
    await this.end(task, '', event, (tx) => this.tasks.score(tx, task, result));
  }

  async failed(task: ClaimedTask, code: string): Promise<void> {
    const { submissionId, attempt } = task;
    const event = scoringFailed({ submissionId, attempt, code, failedAt: unixSeconds(this.clock.now()) });
    await this.end(task, code, event, (tx) => this.tasks.fail(tx, task, code));
  }

  private async end(
    task: ClaimedTask,
    failure: string,
    event: NewEvent,
    write: (tx: Tx) => Promise<boolean>,
  ): Promise<void> {
    const isOurs = await this.database.inTransaction(async (tx) => {
      const isHeld = await write(tx);
      if (isHeld) await this.outbox.add(tx, event);
      return isHeld;
    });
    const { id, submissionId, tries, waited } = task;
    const facts = { task: id, submission: submissionId, tries, waited: Math.round(waited), failure };
    if (!isOurs) return this.logger.warn(facts, 'task finished by another worker');
    tasksEnded.inc({ failure });
    this.logger.info(facts, 'task finished');
  }
}
