import { Injectable } from '@nestjs/common';
import { answerText } from '@pte/exam/answer';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import type { AcceptedAnswer } from './accept-answer.js';
import type { Keeping } from './idempotency-keys.js';
import { judgeAnswer } from './judge-answer.js';
import type { NewSubmission } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';
import { submissionView } from './submission-row.js';
import { ValidateLimit } from './validate-limit.js';

/** Stores an accepted answer once and gives the JSON text of the Validation that answers it. */
@Injectable()
export class StoreAnswer {
  constructor(
    private readonly database: Database,
    private readonly submissions: SubmissionRepository,
    private readonly limit: ValidateLimit,
    private readonly clock: Clock,
  ) {}

  /** Throws RATE_LIMITED. */
  async run(accepted: AcceptedAnswer, bodyHash: Buffer, keeping: Keeping): Promise<string> {
    const { question } = accepted;
    const submission = this.submissionOf(accepted);
    const takeBack = await this.limit.count(submission.userId);
    let wasStored = false;
    try {
      return await this.database.inTransaction((tx) =>
        keeping(tx, async () => {
          const shown = { content: question.content, key: question.answer };
          const added = await this.submissions.add(tx, submission, bodyHash, shown);
          wasStored = added.isNew;
          const { answer, analysis } = question;
          return JSON.stringify({ answer, analysis, questionSubmit: submissionView(added.submission) });
        }),
      );
    } catch (error) {
      wasStored = false;
      throw error;
    } finally {
      if (!wasStored) await takeBack();
    }
  }

  private submissionOf({ caller, question, rules, parts, value, timeUsed }: AcceptedAnswer): NewSubmission {
    const now = this.clock.now();
    return {
      userId: caller.userId,
      questionId: question.id,
      questionTypeId: question.type,
      answer: rules.recorded ? String(value) : answerText(value),
      timeUsed,
      mockSessionId: null,
      createdAt: now,
      attempt: 1,
      scoring: judgeAnswer({ rules, parts, value, isVip: caller.isVip }, now),
    };
  }
}
