import { Injectable } from '@nestjs/common';
import { readAnswer } from '@pte/exam/answer';
import { questionTypeRules } from '@pte/exam/registry';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';
import { QuestionNotFound } from '../bank/question.js';
import { ReadQuestions } from '../bank/read-questions.js';
import type { Caller } from '../caller.js';
import { partsOf } from './accept-answer.js';
import { judgeAnswer } from './judge-answer.js';
import { checkRescorable, nextAttempt, type Submission, SubmissionNotFound } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';

/** Has an answer scored anew, against the question as it stands now. An objective answer is marked again at once. */
@Injectable()
export class RescoreSubmission {
  constructor(
    private readonly database: Database,
    private readonly submissions: SubmissionRepository,
    private readonly questions: ReadQuestions,
    private readonly clock: Clock,
  ) {}

  /** Throws SUBMISSION_NOT_FOUND, VIP_REQUIRED, SCORING_IN_PROGRESS or SUBMISSION_NOT_FAILED. */
  async run(id: number, { userId, isAdmin, isVip }: Caller): Promise<Submission> {
    return this.database.inTransaction(async (tx) => {
      const submission = await this.submissions.take(tx, id);
      if (!submission || (submission.userId !== userId && !isAdmin)) throw new SubmissionNotFound();
      if (!isVip) throw new DomainError('VIP_REQUIRED', 'forbidden');
      checkRescorable(submission, isAdmin);
      const question = await this.questions.one(submission.questionId);
      if (!question) throw new QuestionNotFound();
      const rules = questionTypeRules(question.type);
      if (!rules) throw new DomainError('QUESTION_TYPE_UNSUPPORTED', 'invalid');
      const value = readAnswer(submission.answer);
      const parts = partsOf(rules, question);
      const scoring = judgeAnswer({ rules, parts, value, isVip: true }, this.clock.now());
      const next = nextAttempt(submission, scoring);
      await this.submissions.saveAttempt(tx, next, { content: question.content, key: question.answer });
      return next;
    });
  }
}
