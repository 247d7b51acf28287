import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import type { Caller } from '../caller.js';
import { type MockSession, MockSessionNotFound } from './mock-session.js';
import { MockSessionRepository } from './mock-session.repository.js';
import { sessionView } from './mock-session-row.js';

@Injectable()
export class GetSession {
  constructor(
    private readonly database: Database,
    private readonly sessions: MockSessionRepository,
    private readonly clock: Clock,
  ) {}

  /** MockSession of the REST contract. Throws MOCK_SESSION_NOT_FOUND. */
  async run(id: string, caller: Caller) {
    const session = visibleTo(caller, await this.sessions.get(this.database, id));
    return sessionView(session, await this.sessions.items(this.database, id), this.clock.now());
  }
}

/** The owner's own; anyone's for an admin. */
export function visibleTo({ userId, isAdmin }: Caller, session: MockSession): MockSession {
  if (session.userId !== userId && !isAdmin) throw new MockSessionNotFound();
  return session;
}

/** For changing: nobody's but the owner's. */
export function ownedBy({ userId }: Pick<Caller, 'userId'>, session: MockSession): MockSession {
  if (session.userId !== userId) throw new MockSessionNotFound();
  return session;
}
