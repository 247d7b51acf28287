import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import type { Queries, Tx } from '@pte/service-kit/database';
import { hashOf, newToken } from '../session/session-token.js';
import { WechatAlreadyBound, WechatTaken } from './wechat-errors.js';

/** Milliseconds that someone new has to complete the registration. */
const pendingLifetime = 600_000;

/** Which WeChat account belongs to which user, and who is about to register with one. */
@Injectable()
export class WechatRepository {
  constructor(private readonly clock: Clock) {}

  /** The undeleted user of a WeChat account, or null. */
  async ownerOf(queries: Queries, openid: string): Promise<number | null> {
    const [owner] = await queries.query<{ user_id: number }>(
      `select user_id from wechat_identity join account on account.id = user_id
       where openid = $1 and deleted_at is null`,
      [openid],
    );
    return owner?.user_id ?? null;
  }

  async isBound(queries: Queries, userId: number): Promise<boolean> {
    const rows = await queries.query('select 1 from wechat_identity where user_id = $1', [userId]);
    return rows.length > 0;
  }

  /** For a user who is held. What a deleted user leaves behind is free. Throws WechatTaken or WechatAlreadyBound. */
  async bind(tx: Tx, userId: number, openid: string): Promise<void> {
    const owner = await this.ownerOf(tx, openid);
    if (owner !== null && owner !== userId) throw new WechatTaken();
    if (await this.isBound(tx, userId)) throw new WechatAlreadyBound();
    const bound = await tx.query(
      `insert into wechat_identity as identity (openid, user_id, bound_at) values ($1, $2, $3)
       on conflict (openid) do update set user_id = excluded.user_id, bound_at = excluded.bound_at
         where exists (select from account where id = identity.user_id and deleted_at is not null)
       returning openid`,
      [openid, userId, this.clock.now()],
    );
    // Someone was faster.
    if (bound.length === 0) throw new WechatTaken();
  }

  async unbind(tx: Tx, userId: number): Promise<void> {
    await tx.query('delete from wechat_identity where user_id = $1', [userId]);
  }

  /** Answers a token that stands for the WeChat account for 10 minutes. */
  async expect(tx: Tx, openid: string): Promise<string> {
    const token = newToken();
    const now = this.clock.now();
    await tx.query('delete from wechat_pending where expires_at <= $1', [now]);
    await tx.query('insert into wechat_pending (token_hash, openid, expires_at) values ($1, $2, $3)', [
      hashOf(token),
      openid,
      new Date(now.getTime() + pendingLifetime),
    ]);
    return token;
  }

  /** The WeChat account that a token stands for; null for an old or unknown one. */
  async expected(queries: Queries, token: string): Promise<string | null> {
    const [pending] = await queries.query<{ openid: string }>(
      'select openid from wechat_pending where token_hash = $1 and expires_at > $2',
      [hashOf(token), this.clock.now()],
    );
    return pending?.openid ?? null;
  }

  /** False when it was used up meanwhile. */
  async useUp(tx: Tx, token: string): Promise<boolean> {
    const used = await tx.query('delete from wechat_pending where token_hash = $1 returning openid', [hashOf(token)]);
    return used.length > 0;
  }
}
