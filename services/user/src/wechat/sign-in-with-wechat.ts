import { Inject, Injectable } from '@nestjs/common';
import type { Client } from '@pte/rpc/gen/pte/user/v1/user';
import { registrations } from '../limits/rate-limit.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import type { SignInAnswer } from '../session/open-session.js';
import { MeetWechatPerson, type WechatPending } from './meet-wechat-person.js';
import { WECHAT_ACCOUNTS, type WechatAccounts } from './wechat-accounts.js';

/** Signs the user of a WeChat account in, or lets someone new register. Throws UserBlocked, RateLimited, or as WechatAccounts. */
@Injectable()
export class SignInWithWechat {
  constructor(
    @Inject(WECHAT_ACCOUNTS) private readonly accounts: WechatAccounts,
    private readonly meet: MeetWechatPerson,
    private readonly limiter: RateLimiter,
  ) {}

  async run(code: string, client: Client | undefined): Promise<SignInAnswer | WechatPending> {
    const person = await this.accounts.identify(code);
    return this.limiter.during(registrations, client?.ip ?? '', () => this.meet.run(person, client));
  }
}
