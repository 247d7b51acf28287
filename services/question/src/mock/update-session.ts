import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { ValidationError } from '@pte/service-kit/domain-error';
import type { Caller } from '../caller.js';
import { integerProblem, refuseProblems } from '../fields.js';
import { CloseOverdueSessions } from './close-overdue-sessions.js';
import { ownedBy } from './get-session.js';
import { checkOpen, type Step, steps, withProgress } from './mock-session.js';
import { MockSessionRepository } from './mock-session.repository.js';
import { sessionView } from './mock-session-row.js';

export interface UpdateSessionInput {
  readonly caller: Caller;
  readonly sessionId: string;
  readonly step?: string;
  readonly itemIndex?: number;
}

const isStep = (word: string): word is Step => (steps as readonly string[]).includes(word);

function stepOf(word: string | undefined): Step | undefined {
  if (word === undefined || isStep(word)) return word;
  throw new ValidationError({ step: { code: 'invalid' } });
}

/** Notes where in the exam the learner is, so that any device can go on there. */
@Injectable()
export class UpdateSession {
  constructor(
    private readonly database: Database,
    private readonly sessions: MockSessionRepository,
    private readonly overdue: CloseOverdueSessions,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION, MOCK_SESSION_NOT_FOUND, MOCK_SESSION_CLOSED or MOCK_TIME_OVER; the last submits the session. */
  async run({ caller, sessionId, step: word, itemIndex }: UpdateSessionInput) {
    const step = stepOf(word);
    refuseProblems({ itemIndex: integerProblem(itemIndex, 0, Number.MAX_SAFE_INTEGER) });
    const now = this.clock.now();
    await this.overdue.refuse(ownedBy(caller, await this.sessions.get(this.database, sessionId)), caller.isVip);
    return this.database.inTransaction(async (tx) => {
      const session = await this.sessions.take(tx, sessionId);
      const items = await this.sessions.items(tx, sessionId);
      refuseProblems({ itemIndex: integerProblem(itemIndex, 0, items.length - 1) });
      checkOpen(session, now);
      const changed = { ...withProgress(session, { step, itemIndex }, now), wasVip: caller.isVip };
      await this.sessions.save(tx, changed);
      return sessionView(changed, items, now);
    });
  }
}
