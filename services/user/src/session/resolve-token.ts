import { Injectable } from '@nestjs/common';
import type { ResolveTokenResponse } from '@pte/rpc/gen/pte/user/v1/user';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { UserBlocked } from '../user/user-errors.js';
import { TokenInvalid } from './login-session.js';
import { hashOf } from './session-token.js';
import { TokenCache } from './token-cache.js';

interface HolderRow {
  id: string;
  user_id: number;
  type: number;
  vip_until: Date | null;
  blocking_until: Date | null;
  expires_at: Date;
  last_used_at: Date;
}

const userOf = { name: 'user_of_token', text: 'select user_id from login_session where token_hash = $1' };
const holderOf = {
  name: 'holder_of_token',
  text: `select s.id, s.user_id, u.type, u.vip_until, u.blocking_until, s.expires_at, s.last_used_at
    from login_session s join account u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > $2 and u.deleted_at is null`,
};
const touch = { name: 'touch_session', text: 'update login_session set last_used_at = $2 where id = $1' };

/** Milliseconds: how exact `lastUsedAt` is, so that a busy session is not written all the time. */
const touchInterval = 60_000;

/** Who holds a token. Throws TokenInvalid or UserBlocked. */
@Injectable()
export class ResolveToken {
  constructor(
    private readonly database: Database,
    private readonly cache: TokenCache,
    private readonly clock: Clock,
  ) {}

  async run(token: string): Promise<ResolveTokenResponse> {
    const hash = hashOf(token);
    const [session] = await this.database.query<{ user_id: number }>(userOf, [hash]);
    if (!session) throw new TokenInvalid();
    // Before the facts are read: who stores this answer sees by the epoch whether they were changed meanwhile.
    const epoch = await this.cache.epoch(session.user_id);
    const now = this.clock.now();
    const [holder] = await this.database.query<HolderRow>(holderOf, [hash, now]);
    if (!holder) throw new TokenInvalid();
    if (holder.blocking_until && holder.blocking_until > now) throw new UserBlocked();
    if (now.getTime() - holder.last_used_at.getTime() >= touchInterval) {
      await this.database.query(touch, [holder.id, now]);
    }
    const vipUntil = holder.vip_until ? unixSeconds(holder.vip_until) : undefined;
    return {
      caller: { userId: holder.user_id, type: holder.type, sessionId: holder.id, vipUntil },
      expiresAt: unixSeconds(holder.expires_at),
      epoch,
    };
  }
}
