import type { EventOf } from '@pte/events/define-event';
import { submissionRescored } from '@pte/events/submission/submission-rescored.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import { Clock } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import { withNewerScore } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';

/** Replaces a score by that of a newer engine, unless the learner's next attempt has begun meanwhile. */
@Consumes(submissionRescored, { group: 'question.store-outcome' })
export class OnSubmissionRescored implements EventHandler<typeof submissionRescored> {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly clock: Clock,
  ) {}

  async handle(tx: Tx, { data }: EventOf<typeof submissionRescored>): Promise<void> {
    const submission = await this.submissions.take(tx, data.submissionId);
    const replaced = submission && withNewerScore(submission, data.attempt, data, this.clock.now());
    if (replaced) await this.submissions.saveReplacement(tx, replaced);
  }
}
