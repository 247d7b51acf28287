import type { EventOf } from '@pte/events/define-event';
import { submissionScored } from '@pte/events/submission/submission-scored.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import { Clock } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import { withScore } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';

/** Stores what the scoring service found; an attempt that is no longer awaited changes nothing. */
@Consumes(submissionScored, { group: 'question.store-outcome' })
export class OnSubmissionScored implements EventHandler<typeof submissionScored> {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly clock: Clock,
  ) {}

  async handle(tx: Tx, { data }: EventOf<typeof submissionScored>): Promise<void> {
    const submission = await this.submissions.take(tx, data.submissionId);
    const scored = submission && withScore(submission, data.attempt, data, this.clock.now());
    if (scored) await this.submissions.saveOutcome(tx, scored);
  }
}
