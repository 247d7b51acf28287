import type { EventOf } from '@pte/events/define-event';
import { scoringFailed } from '@pte/events/submission/scoring-failed.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import { Clock } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import { withFailure } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';

/** Notes that an attempt could not be scored; the answer stays and may be scored again. */
@Consumes(scoringFailed, { group: 'question.store-outcome' })
export class OnScoringFailed implements EventHandler<typeof scoringFailed> {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly clock: Clock,
  ) {}

  async handle(tx: Tx, { data }: EventOf<typeof scoringFailed>): Promise<void> {
    const submission = await this.submissions.take(tx, data.submissionId);
    const failed = submission && withFailure(submission, data.attempt, data.code, this.clock.now());
    if (failed) await this.submissions.saveOutcome(tx, failed);
  }
}
