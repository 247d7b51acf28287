import { Inject, Injectable } from '@nestjs/common';
import type { NewEvent } from '@pte/events/define-event';
import { scoringFailed } from '@pte/events/submission/scoring-failed.v1';
import { submissionRescored } from '@pte/events/submission/submission-rescored.v1';
import { submissionScored } from '@pte/events/submission/submission-scored.v1';
import { Outbox } from '@pte/messaging/outbox';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import { Database, type Tx } from '@pte/service-kit/database';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import type { ScoredAnswer } from '../scorer/answer-scorer.js';
import { HeldTasks } from './held-tasks.js';
import type { ClaimedTask, Failure } from './scoring-task.js';
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

  async scored(task: ClaimedTask, { score, analysis, mapping = '' }: ScoredAnswer): Promise<void> {
    const { submissionId, attempt, isRescore } = task;
    const engine = analysis.engine ?? '';
    const result = { score: JSON.stringify(score), analysis: JSON.stringify(analysis), engine, mapping };
    const list = 's' in score ? score : [...score];
    const scoredAt = unixSeconds(this.clock.now());
    const data = { submissionId, attempt, score: list, analysis: result.analysis, scoredAt };
    const event = isRescore ? submissionRescored(data) : submissionScored(data);
    await this.end(task, '', event, (tx) => this.tasks.score(tx, task, result));
  }

  /** Of what is scored anew nothing is told: the score that it has stays. */
  async failed(task: ClaimedTask, failure: Failure): Promise<void> {
    const { submissionId, attempt, isRescore } = task;
    const failedAt = unixSeconds(this.clock.now());
    const event = isRescore ? null : scoringFailed({ submissionId, attempt, ...failure, failedAt });
    await this.end(task, failure.code, event, (tx) => this.tasks.fail(tx, task, failure));
  }

  private async end(
    task: ClaimedTask,
    failure: string,
    event: NewEvent | null,
    write: (tx: Tx) => Promise<boolean>,
  ): Promise<void> {
    const isOurs = await this.database.inTransaction(async (tx) => {
      const isHeld = await write(tx);
      if (isHeld && event) await this.outbox.add(tx, event);
      return isHeld;
    });
    const { id, submissionId, tries, waited } = task;
    const facts = { task: id, submission: submissionId, tries, waited: Math.round(waited), failure };
    if (!isOurs) return this.logger.warn(facts, 'task finished by another worker');
    tasksEnded.inc({ failure });
    this.logger.info(facts, 'task finished');
  }
}
