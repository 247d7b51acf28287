import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { sessionRevoked } from '@pte/events/user/session-revoked.v1';
import { userBlocked } from '@pte/events/user/user-blocked.v1';
import { userDeleted } from '@pte/events/user/user-deleted.v1';
import { type EventListener, ListensTo } from '@pte/messaging/listens-to';
import { TokenCache } from '../session/token-cache.js';
import { EventFeed } from './event-feed.js';
import { revoked } from './event-stream.js';

type Ended = typeof sessionRevoked | typeof userBlocked | typeof userDeleted;

/** Lets the user's open streams find out whether their session is the one that ended. */
@Injectable()
@ListensTo<Ended>(sessionRevoked, { group: 'gateway.push-revocations' })
@ListensTo<Ended>(userBlocked, { group: 'gateway.push-revocations' })
@ListensTo<Ended>(userDeleted, { group: 'gateway.push-revocations' })
export class OnSessionEnded implements EventListener<Ended> {
  constructor(
    private readonly feed: EventFeed,
    private readonly cache: TokenCache,
  ) {}

  async on({ id, data }: EventOf<Ended>): Promise<void> {
    // The streams ask who holds their token: they must not be told from a cache.
    await this.cache.forgetUser(data.userId);
    await this.feed.add(data.userId, id, { type: revoked, data: '{}' });
  }
}
