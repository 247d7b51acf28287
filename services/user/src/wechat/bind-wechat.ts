import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { UserRepository } from '../user/user.repository.js';
import { readSelfUser, type SelfUser } from '../user/user-view.js';
import { WechatRepository } from './wechat.repository.js';
import { WECHAT_ACCOUNTS, type WechatAccounts } from './wechat-accounts.js';

/** Lets a user sign in with a WeChat account too. Throws WechatTaken, WechatAlreadyBound, or as WechatAccounts. */
@Injectable()
export class BindWechat {
  constructor(
    @Inject(WECHAT_ACCOUNTS) private readonly accounts: WechatAccounts,
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly wechats: WechatRepository,
  ) {}

  async run(userId: number, code: string): Promise<SelfUser> {
    const { openid } = await this.accounts.identify(code);
    return this.database.inTransaction(async (tx) => {
      await this.users.hold(tx, userId);
      await this.wechats.bind(tx, userId, openid);
      return readSelfUser(tx, userId);
    });
  }
}
