import { Injectable } from '@nestjs/common';
import type { Client } from '@pte/rpc/gen/pte/user/v1/user';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import type { User } from '../user/user.js';
import { UserBlocked } from '../user/user-errors.js';
import { readSelfUser, type SelfUser } from '../user/user-view.js';
import { newSession } from './login-session.js';
import { SessionRepository } from './session.repository.js';
import { hashOf, newToken } from './session-token.js';

/** SignIn of the REST contract. */
export interface SignInAnswer {
  readonly token: string;
  readonly user: SelfUser;
  /** Unix seconds */
  readonly expiresAt: number;
}

/** Opens a session for someone who proved who they are. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws UserBlocked. */
  requireUnblocked(user: User): void {
    if (user.isBlocked(this.clock.now())) throw new UserBlocked();
  }

  /** Throws UserBlocked. */
  async run(tx: Tx, user: User, client: Client | undefined): Promise<SignInAnswer> {
    const now = this.clock.now();
    this.requireUnblocked(user);
    const token = newToken();
    const session = newSession(user.id, client, now);
    await this.sessions.add(tx, session, hashOf(token));
    return { token, user: await readSelfUser(tx, user.id), expiresAt: unixSeconds(session.expiresAt) };
  }
}
