import { Injectable } from '@nestjs/common';
import type { Caller } from '@pte/rpc/gen/pte/user/v1/user';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';

interface SessionRow {
  id: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ip: string;
  user_agent: string;
}

/** A screen shows no more; the contract has no pages here. */
const most = 1000;

/** LoginSession[] of the REST contract, newest use first. */
@Injectable()
export class ListSessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run({ userId, sessionId }: Caller) {
    const rows = await this.database.query<SessionRow>(
      `select id, created_at, last_used_at, expires_at, ip, user_agent from login_session
       where user_id = $1 and expires_at > $2 order by last_used_at desc, id desc limit ${most}`,
      [userId, this.clock.now()],
    );
    return rows.map((row) => ({
      id: row.id,
      createdAt: unixSeconds(row.created_at),
      lastUsedAt: unixSeconds(row.last_used_at),
      expiresAt: unixSeconds(row.expires_at),
      ip: row.ip,
      userAgent: row.user_agent,
      current: row.id === sessionId,
    }));
  }
}
