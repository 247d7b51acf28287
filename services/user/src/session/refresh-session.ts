import { Injectable } from '@nestjs/common';
import type { Client } from '@pte/rpc/gen/pte/user/v1/user';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { UserBlocked } from '../user/user-errors.js';
import { findView, selfUser } from '../user/user-view.js';
import { TokenInvalid } from './login-session.js';
import type { SignInAnswer } from './open-session.js';
import { SessionRepository } from './session.repository.js';
import { hashOf } from './session-token.js';
import { TokenCache } from './token-cache.js';

/**
 * Extends a session to 7 days from now. The token stays the same, so that tabs that refresh at the same time never hold
 * different ones. Throws TokenInvalid or UserBlocked.
 */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly cache: TokenCache,
    private readonly clock: Clock,
  ) {}

  async run(token: string, client: Client | undefined): Promise<SignInAnswer> {
    const now = this.clock.now();
    const answer = await this.database.inTransaction(async (tx) => {
      const session = await this.sessions.extend(tx, hashOf(token), client, now);
      const view = session && (await findView(tx, session.userId));
      if (!view || view.deleted_at) throw new TokenInvalid();
      if (view.blocking_until && view.blocking_until > now) throw new UserBlocked();
      return { token, user: selfUser(view), expiresAt: unixSeconds(session.expiresAt) };
    });
    // Gateways know the old end.
    await this.cache.drop(answer.user.id);
    return answer;
  }
}
