import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { CloseSession } from './close-session.js';
import { isOverdue, type MockSession, MockTimeOver, startOfExamsInTime } from './mock-session.js';
import { MockSessionRepository } from './mock-session.repository.js';

/** Sessions in one round. */
const batchSize = 50;

/** Submits what its learner left lying: what was answered in time counts. */
@Injectable()
export class CloseOverdueSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: MockSessionRepository,
    private readonly closeSession: CloseSession,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Gives how many it submitted. */
  async run(): Promise<number> {
    const overdue = await this.sessions.overdue(this.database, startOfExamsInTime(this.clock.now()), batchSize);
    let closed = 0;
    for (const session of overdue) if (await this.close(session, session.wasVip)) closed += 1;
    return closed;
  }

  /** Whether the session was over; then it is submitted now, if that can be done. */
  async closeIfOver(session: MockSession, isVip: boolean): Promise<boolean> {
    const wasOver = isOverdue(session, this.clock.now());
    if (wasOver) await this.close(session, isVip);
    return wasOver;
  }

  /** Submits a session that is over before it says so: MOCK_TIME_OVER. */
  async refuse(session: MockSession, isVip: boolean): Promise<void> {
    if (await this.closeIfOver(session, isVip)) throw new MockTimeOver();
  }

  /** False when it could not be done now; a later round tries again. */
  private async close({ id, userId }: MockSession, isVip: boolean): Promise<boolean> {
    try {
      await this.closeSession.run(id, { userId, isVip }, (_tx, effect) => effect());
      return true;
    } catch (error) {
      this.logger.warn({ err: error, sessionId: id }, 'a mock session that is over could not be submitted');
      return false;
    }
  }
}
