import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ScoreReport } from '@pte/exam/score-report';
import { unixSeconds } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { ReadQuestions } from '../bank/read-questions.js';
import type { Caller } from '../caller.js';
import { visibleTo } from './get-session.js';
import { countPending, resultItemView } from './mock-result.js';
import { checkSubmitted, type MockSession } from './mock-session.js';
import { MockSessionRepository } from './mock-session.repository.js';
import { type AnalysedItem, readResultItems } from './read-result.js';
import { basisOf, leftOut, reportNumbers } from './report-numbers.js';

/** The estimate on 10-90 of a submitted session: provisional while items are pending, then kept as it was first given. */
@Injectable()
export class GetReport {
  constructor(
    private readonly database: Database,
    private readonly sessions: MockSessionRepository,
    private readonly questions: ReadQuestions,
  ) {}

  /**
   * MockReport of the REST contract without targets; also `types`, `traits`, `strengths`, `weaknesses` (ids of types) and `leftOut`
   * (indexes). Throws MOCK_SESSION_NOT_FOUND or MOCK_NOT_SUBMITTED.
   */
  async run(id: string, caller: Caller) {
    const session = visibleTo(caller, await this.sessions.get(this.database, id));
    checkSubmitted(session);
    const items = await readResultItems(this.database, id);
    const complete = countPending(items) === 0;
    const { mockId, mockName, examType } = session;
    return {
      ...{ sessionId: id, mockId, mockName, examType, createdAt: unixSeconds(session.createdAt), complete },
      ...(complete ? await this.kept(session, items) : await this.count(session, items)),
      items: items.map(resultItemView),
      leftOut: leftOut(items),
    };
  }

  private async kept(session: MockSession, items: readonly AnalysedItem[]): Promise<ScoreReport> {
    const basis = createHash('sha256').update(basisOf(items, session.examType)).digest('hex');
    const earlier = await this.sessions.findReport(this.database, session.id);
    if (earlier?.basis === basis) return earlier.numbers;
    const numbers = await this.count(session, items);
    await this.sessions.keepReport(this.database, session.id, { basis, numbers });
    return numbers;
  }

  private async count({ examType }: MockSession, items: readonly AnalysedItem[]): Promise<ScoreReport> {
    const skipped = items.filter(({ outcome }) => outcome === 'skipped').map(({ questionId }) => questionId);
    const rows = await this.questions.many([...new Set(skipped)]);
    return reportNumbers(items, new Map(rows.map((row) => [row.id, row])), examType);
  }
}
