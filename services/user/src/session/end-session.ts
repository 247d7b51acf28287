import { Injectable } from '@nestjs/common';
import { AccessChange } from './access-change.js';
import { SessionNotFound } from './login-session.js';
import { SessionRepository } from './session.repository.js';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ends one session of a user; its token is refused from then on. Throws SessionNotFound. */
@Injectable()
export class EndSession {
  constructor(
    private readonly access: AccessChange,
    private readonly sessions: SessionRepository,
  ) {}

  async run(userId: number, id: string): Promise<void> {
    if (!uuid.test(id)) throw new SessionNotFound();
    await this.access.run(userId, async (tx) => {
      if (!(await this.sessions.end(tx, userId, id))) throw new SessionNotFound();
    });
  }
}
