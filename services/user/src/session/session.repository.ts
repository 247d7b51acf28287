import { Injectable } from '@nestjs/common';
import { sessionRevoked } from '@pte/events/user/session-revoked.v1';
import { Outbox } from '@pte/messaging/outbox';
import type { Client } from '@pte/rpc/gen/pte/user/v1/user';
import type { Tx } from '@pte/service-kit/database';
import { endFrom, type LoginSession, originOf } from './login-session.js';

/** Saves sessions; each end has its event. */
@Injectable()
export class SessionRepository {
  constructor(private readonly outbox: Outbox) {}

  async add(tx: Tx, session: LoginSession, tokenHash: Buffer): Promise<void> {
    const { id, userId, createdAt, lastUsedAt, expiresAt, ip, userAgent } = session;
    await tx.query(
      `insert into login_session (id, user_id, token_hash, created_at, last_used_at, expires_at, ip, user_agent)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, userId, tokenHash, createdAt, lastUsedAt, expiresAt, ip, userAgent],
    );
  }

  /** Moves the end of a living session and notes where it is used from; null when there is none. */
  async extend(tx: Tx, tokenHash: Buffer, client: Client | undefined, now: Date) {
    const { ip, userAgent } = originOf(client);
    const [session] = await tx.query<{ userId: number; expiresAt: Date }>(
      `update login_session set expires_at = $2, last_used_at = $3, ip = $4, user_agent = $5
       where token_hash = $1 and expires_at > $3 returning user_id as "userId", expires_at as "expiresAt"`,
      [tokenHash, endFrom(now), now, ip, userAgent],
    );
    return session ?? null;
  }

  /** False when the user has no such session. */
  async end(tx: Tx, userId: number, id: string): Promise<boolean> {
    const ended = await tx.query('delete from login_session where user_id = $1 and id = $2 returning id', [userId, id]);
    if (ended.length > 0) await this.outbox.add(tx, sessionRevoked({ userId, sessionId: id }));
    return ended.length > 0;
  }

  /** Answers how many ended. */
  async endOthers(tx: Tx, userId: number, keptId: string): Promise<number> {
    const ended = await tx.query<{ id: string }>(
      'delete from login_session where user_id = $1 and id <> $2 returning id',
      [userId, keptId],
    );
    await this.outbox.add(tx, ...ended.map(({ id }) => sessionRevoked({ userId, sessionId: id })));
    return ended.length;
  }

  async endAll(tx: Tx, userId: number): Promise<void> {
    await tx.query('delete from login_session where user_id = $1', [userId]);
    await this.outbox.add(tx, sessionRevoked({ userId, sessionId: null }));
  }
}
