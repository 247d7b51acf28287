import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import type { Caller } from '../caller.js';
import { CloseOverdueSessions } from './close-overdue-sessions.js';
import { type ExamType, newSession } from './mock-session.js';
import { MockSessionRepository } from './mock-session.repository.js';
import { sessionView } from './mock-session-row.js';
import { ReadMock } from './read-mock.js';

export interface StartSessionInput {
  readonly caller: Caller;
  readonly mockId: number;
  /** Whether an active session is given up for a new one. */
  readonly restart: boolean;
  readonly examType: ExamType;
}

/** Begins a mock or goes on with it. Of starts at the same moment one begins it and the others go on with that. */
@Injectable()
export class StartSession {
  constructor(
    private readonly database: Database,
    private readonly mocks: ReadMock,
    private readonly sessions: MockSessionRepository,
    private readonly overdue: CloseOverdueSessions,
    private readonly clock: Clock,
  ) {}

  /** MockSession of the REST contract. Throws MOCK_NOT_FOUND, or MOCK_EMPTY when none of its questions is left. */
  async run({ caller, mockId, restart, examType }: StartSessionInput) {
    const { userId, isVip } = caller;
    const { items, ...mock } = await this.mocks.run(mockId);
    const active = await this.sessions.findActive(this.database, userId, mockId);
    if (active) await this.overdue.closeIfOver(active, isVip);
    const now = this.clock.now();
    const begun = newSession({ id: randomUUID(), userId, ...mock, examType, wasVip: isVip, createdAt: now });
    return this.database.inTransaction(async (tx) => {
      if (restart) await this.sessions.abandonActive(tx, userId, mockId);
      if (await this.sessions.add(tx, begun, items)) return sessionView(begun, items, now);
      const going = await this.sessions.takeActive(tx, userId, mockId);
      await this.sessions.save(tx, { ...going, wasVip: isVip });
      return sessionView(going, await this.sessions.items(tx, going.id), now, true);
    });
  }
}
