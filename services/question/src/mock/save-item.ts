import { Injectable } from '@nestjs/common';
import { longestTimeUsed } from '@pte/exam/answer';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';
import type { Caller } from '../caller.js';
import { integerProblem, refuseProblems, textProblem } from '../fields.js';
import { CloseOverdueSessions } from './close-overdue-sessions.js';
import { ownedBy } from './get-session.js';
import { checkOpen } from './mock-session.js';
import { MockSessionRepository } from './mock-session.repository.js';
import { itemView } from './mock-session-row.js';

export interface SaveItemInput {
  readonly caller: Caller;
  readonly sessionId: string;
  readonly index: number;
  /** Absent or `''` clears it. */
  readonly answer?: string;
  /** Seconds in total */
  readonly timeUsed: number;
}

/** Characters */
const longestText = 70_000;
const largestIndex = 2 ** 31 - 1;

/** Keeps what the learner has answered so far; judged only when the session is submitted. */
@Injectable()
export class SaveItem {
  constructor(
    private readonly database: Database,
    private readonly sessions: MockSessionRepository,
    private readonly overdue: CloseOverdueSessions,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION, MOCK_SESSION_NOT_FOUND, MOCK_ITEM_NOT_FOUND, MOCK_SESSION_CLOSED or MOCK_TIME_OVER. */
  async run({ caller, sessionId, index, answer, timeUsed }: SaveItemInput) {
    refuseProblems({
      answer: textProblem(answer, 0, longestText),
      timeUsed: integerProblem(timeUsed, 0, longestTimeUsed),
    });
    const item = { index: Math.min(index, largestIndex), answer: answer || null, timeUsed };
    const session = { id: sessionId, userId: caller.userId };
    const saved = await this.sessions.saveAnswer(this.database, session, item, this.clock.now());
    if (saved) return itemView(saved);
    return this.refuse(caller, sessionId, index);
  }

  /** Says why nothing was saved; a session that is over is submitted first. */
  private async refuse(caller: Caller, sessionId: string, index: number): Promise<never> {
    const session = ownedBy(caller, await this.sessions.get(this.database, sessionId));
    const items = await this.sessions.items(this.database, sessionId);
    if (!items.some((item) => item.index === index)) throw new DomainError('MOCK_ITEM_NOT_FOUND', 'not-found');
    await this.overdue.refuse(session, caller.isVip);
    checkOpen(session, this.clock.now());
    throw new Error('an answer was neither saved nor refused');
  }
}
