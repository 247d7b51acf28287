import { Injectable } from '@nestjs/common';
import type { Tx } from '@pte/service-kit/database';
import type { QuestionRow } from '../bank/question-row.js';
import { ReadQuestions } from '../bank/read-questions.js';
import type { NewSubmission } from '../practice/submission.js';
import { SubmissionRepository } from '../practice/submission.repository.js';
import { type ItemFacts, type JudgedItem, judgeItem } from './judge-item.js';
import type { MockItem, MockSession } from './mock-session.js';
import { MockSessionRepository } from './mock-session.repository.js';

interface Judged {
  readonly item: MockItem;
  readonly question: QuestionRow | undefined;
  readonly verdict: JudgedItem;
}

/** Makes a submission of each usable item and notes what became of the others. */
@Injectable()
export class HandInItems {
  constructor(
    private readonly questions: ReadQuestions,
    private readonly submissions: SubmissionRepository,
    private readonly sessions: MockSessionRepository,
  ) {}

  /** In the transaction of whoever submits or retries the session, which holds it. */
  async run(
    tx: Tx,
    session: MockSession,
    items: readonly MockItem[],
    facts: Omit<ItemFacts, 'question'>,
    now: Date,
  ): Promise<void> {
    const rows = await this.questions.many([...new Set(items.map(({ questionId }) => questionId))], tx);
    const questions = new Map(rows.map((row) => [row.id, row]));
    const judged = items.map((item): Judged => {
      const question = questions.get(item.questionId);
      return { item, question, verdict: judgeItem(item, { ...facts, question }, now) };
    });
    const usable = judged.flatMap((one) => asSubmission(session, one, now));
    const ids = await this.submissions.addAll(tx, usable);
    const idByIndex = new Map(usable.map(({ index }, position) => [index, ids[position]]));
    await this.sessions.saveOutcomes(
      tx,
      session.id,
      judged.map(({ item: { index }, verdict: { outcome } }) => ({
        index,
        outcome,
        submissionId: idByIndex.get(index) ?? null,
      })),
    );
  }
}

function asSubmission({ id, userId }: MockSession, { item, question, verdict }: Judged, now: Date) {
  if (verdict.outcome !== 'submitted' || !question) return [];
  const submission: NewSubmission = {
    userId,
    questionId: item.questionId,
    questionTypeId: item.questionTypeId,
    answer: verdict.answer,
    timeUsed: item.timeUsed,
    mockSessionId: id,
    createdAt: now,
    attempt: 1,
    scoring: verdict.scoring,
  };
  return [{ index: item.index, submission, shown: { content: question.content, key: question.answer } }];
}
