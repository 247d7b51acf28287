import { Injectable } from '@nestjs/common';
import { answerText } from '@pte/exam/answer';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import type { Keeping, KeyedCall } from '@pte/service-kit/idempotency-keys';
import type { AcceptedAnswer } from './accept-answer.js';
import { AnswerBatches, type Stored, type WaitingAnswer } from './answer-batches.js';
import { judgeAnswer } from './judge-answer.js';
import type { NewSubmission, Submission } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';
import { submissionView } from './submission-row.js';
import { ValidateLimit } from './validate-limit.js';

/** Stores an accepted answer once and gives the JSON text of the Validation that answers it. */
@Injectable()
export class StoreAnswer {
  constructor(
    private readonly database: Database,
    private readonly submissions: SubmissionRepository,
    private readonly batches: AnswerBatches,
    private readonly limit: ValidateLimit,
    private readonly clock: Clock,
  ) {}

  /** Throws RATE_LIMITED. */
  async run(accepted: AcceptedAnswer, call: KeyedCall, keeping: Keeping): Promise<string> {
    const waiting = this.waitingOf(accepted, call);
    const takeBack = await this.limit.count(call.userId);
    let wasStored = false;
    try {
      const stored = (await this.batches.store(waiting)) ?? (await this.alone(waiting, keeping));
      wasStored = stored.isNew;
      return stored.json;
    } finally {
      if (!wasStored) await takeBack();
    }
  }

  /** Waits as long as it takes for whoever has the same key. */
  private async alone({ answer, respond }: WaitingAnswer, keeping: Keeping): Promise<Stored> {
    let isNew = false;
    const json = await this.database.inTransaction((tx) =>
      keeping(tx, async () => {
        const [added] = await this.submissions.addEach(tx, [answer]);
        if (!added) throw new Error('an answer was not stored');
        isNew = added.isNew;
        return respond(added.submission);
      }),
    );
    return { json, isNew };
  }

  private waitingOf(accepted: AcceptedAnswer, call: KeyedCall): WaitingAnswer {
    const { content, answer: key, analysis } = accepted.question;
    const answer = { submission: this.submissionOf(accepted), shown: { content, key }, bodyHash: call.bodyHash };
    const respond = (submission: Submission) =>
      JSON.stringify({ answer: key, analysis, questionSubmit: submissionView(submission) });
    return { answer, call, respond };
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
