import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { userChanged } from '@pte/events/user/user-changed.v1';
import { type EventListener, ListensTo } from '@pte/messaging/listens-to';
import { TokenCache } from './token-cache.js';

/** The safety net: the user service forgets the cached sessions itself before it answers, unless Redis was away. */
@Injectable()
@ListensTo(userChanged, { group: 'gateway.forget-sessions' })
export class OnUserChanged implements EventListener<typeof userChanged> {
  constructor(private readonly cache: TokenCache) {}

  on({ data }: EventOf<typeof userChanged>): Promise<void> {
    return this.cache.forgetUser(data.userId);
  }
}
