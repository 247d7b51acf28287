import { Injectable } from '@nestjs/common';
import { AccessChange } from './access-change.js';
import { SessionRepository } from './session.repository.js';

/** Ends all sessions of a user but one. Answers how many ended. */
@Injectable()
export class EndOtherSessions {
  constructor(
    private readonly access: AccessChange,
    private readonly sessions: SessionRepository,
  ) {}

  run(userId: number, keptId: string): Promise<number> {
    return this.access.run(userId, (tx) => this.sessions.endOthers(tx, userId, keptId));
  }
}
