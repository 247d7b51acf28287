import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database, type Tx } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';
import type { Keeping } from '@pte/service-kit/idempotency-keys';
import { ownedBy } from './get-session.js';
import { HandInItems } from './hand-in-items.js';
import { type ExamType, type MockSession, submitted } from './mock-session.js';
import { MockSessionRepository } from './mock-session.repository.js';
import { type CheckedRecordings, OwnRecordings } from './own-recordings.js';
import { readResult } from './read-result.js';

/** On whose behalf a session is closed. */
export interface Closing {
  readonly userId: number;
  readonly isVip: boolean;
  /** Absent: that of the session's start. */
  readonly examType?: ExamType;
}

/** Ends a session: all its items, their submissions and events in one transaction, so that it happened wholly or not at all. */
@Injectable()
export class CloseSession {
  constructor(
    private readonly database: Database,
    private readonly sessions: MockSessionRepository,
    private readonly recordings: OwnRecordings,
    private readonly handIn: HandInItems,
    private readonly clock: Clock,
  ) {}

  /** JSON text of a MockResult, the same for a session that was submitted before. */
  async run(sessionId: string, closing: Closing, keeping: Keeping): Promise<string> {
    ownedBy(closing, await this.sessions.get(this.database, sessionId));
    const checked = await this.recordings.among(await this.sessions.items(this.database, sessionId), closing);
    return this.database.inTransaction((tx) =>
      keeping(tx, async () => {
        const session = await this.sessions.take(tx, sessionId);
        if (session.status === 'abandoned') throw new DomainError('MOCK_SESSION_CLOSED', 'conflict');
        const closed = session.status === 'active' ? await this.close(tx, session, closing, checked) : session;
        return JSON.stringify(await readResult(tx, closed));
      }),
    );
  }

  private async close(tx: Tx, session: MockSession, closing: Closing, before: CheckedRecordings): Promise<MockSession> {
    const now = this.clock.now();
    const items = await this.sessions.items(tx, session.id);
    // An answer may have come between the look at the recordings and the lock; then, rarely, another service is asked under it.
    const { own: ownRecordings } = before.covers(items) ? before : await this.recordings.among(items, closing);
    await this.handIn.run(tx, session, items, { isVip: closing.isVip, ownRecordings }, now);
    const closed = submitted(session, closing.examType ?? session.examType, now);
    await this.sessions.save(tx, closed);
    await this.sessions.notePractised(tx, closed, now);
    return closed;
  }
}
