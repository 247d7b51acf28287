import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import type { Caller } from '../caller.js';
import { type Submission, SubmissionNotFound } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';

@Injectable()
export class GetSubmission {
  constructor(
    private readonly database: Database,
    private readonly submissions: SubmissionRepository,
  ) {}

  /** The caller's own; anyone's for an admin. Throws SUBMISSION_NOT_FOUND. */
  async run(id: number, { userId, isAdmin }: Caller): Promise<Submission> {
    const submission = await this.submissions.find(this.database, id);
    if (!submission || (submission.userId !== userId && !isAdmin)) throw new SubmissionNotFound();
    return submission;
  }
}
