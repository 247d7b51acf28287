import { Injectable } from '@nestjs/common';
import { AccessChange } from './access-change.js';
import { SessionRepository } from './session.repository.js';

/** Ends the caller's own session; one that ended meanwhile is as good. */
@Injectable()
export class SignOut {
  constructor(
    private readonly access: AccessChange,
    private readonly sessions: SessionRepository,
  ) {}

  async run(userId: number, sessionId: string): Promise<void> {
    await this.access.run(userId, (tx) => this.sessions.end(tx, userId, sessionId));
  }
}
