import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { withFailure } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';

/** Minutes after which nobody will score a submission any more; the scoring service itself gives up after five. */
const longestScoring = 6;

/** So that nothing stays pending for ever, even when the scoring service is gone. */
@Injectable()
export class FailOverdueSubmissions {
  constructor(
    private readonly database: Database,
    private readonly submissions: SubmissionRepository,
    private readonly clock: Clock,
  ) {}

  /** Gives how many it failed. */
  run(): Promise<number> {
    const now = this.clock.now();
    const limit = new Date(now.getTime() - longestScoring * 60_000);
    return this.database.inTransaction(async (tx) => {
      const overdue = await this.submissions.takeOverdue(tx, limit);
      for (const submission of overdue) {
        const failed = withFailure(submission, submission.attempt, 'TIMEOUT', now);
        if (failed) await this.submissions.saveOutcome(tx, failed);
      }
      return overdue.length;
    });
  }
}
