import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { vipGranted } from '@pte/events/user/vip-granted.v1';
import { type EventListener, ListensTo } from '@pte/messaging/listens-to';
import { TokenCache } from '../session/token-cache.js';
import { EventFeed } from './event-feed.js';

/** Tells the buyer that they are VIP; their next request must find it so. */
@Injectable()
@ListensTo(vipGranted, { group: 'gateway.push-vip' })
export class OnVipGranted implements EventListener<typeof vipGranted> {
  constructor(
    private readonly feed: EventFeed,
    private readonly cache: TokenCache,
  ) {}

  async on({ id, data: { userId, vipUntil } }: EventOf<typeof vipGranted>): Promise<void> {
    await this.cache.forgetUser(userId);
    await this.feed.add(userId, id, { type: 'vip.granted', data: JSON.stringify({ vipUntil }) });
  }
}
