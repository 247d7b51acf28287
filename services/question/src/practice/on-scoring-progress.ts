import type { EventOf } from '@pte/events/define-event';
import { scoringProgress } from '@pte/events/submission/scoring-progress.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import type { Tx } from '@pte/service-kit/database';
import { withWorker } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';

/** Notes that a worker has an attempt; how far it is, only the learner who looks on is told. */
@Consumes(scoringProgress, { group: 'question.store-outcome' })
export class OnScoringProgress implements EventHandler<typeof scoringProgress> {
  constructor(private readonly submissions: SubmissionRepository) {}

  concerns({ data }: EventOf<typeof scoringProgress>): boolean {
    return data.stage === 'started';
  }

  async handle(tx: Tx, { data }: EventOf<typeof scoringProgress>): Promise<void> {
    const submission = await this.submissions.take(tx, data.submissionId);
    const begun = submission && withWorker(submission, data.attempt);
    if (begun) await this.submissions.saveWorker(tx, begun);
  }
}
