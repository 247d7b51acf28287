import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { UserRepository } from '../user/user.repository.js';
import { readSelfUser, type SelfUser } from '../user/user-view.js';
import { WechatRepository } from './wechat.repository.js';
import { PasswordNotSet, WechatNotBound } from './wechat-errors.js';

/** Those without password would be locked out, so they keep their WeChat account. Throws WechatNotBound or PasswordNotSet. */
@Injectable()
export class UnbindWechat {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly wechats: WechatRepository,
  ) {}

  run(userId: number): Promise<SelfUser> {
    return this.database.inTransaction(async (tx) => {
      const { facts } = await this.users.hold(tx, userId);
      if (!(await this.wechats.isBound(tx, userId))) throw new WechatNotBound();
      if (facts.passwordHash === null) throw new PasswordNotSet();
      await this.wechats.unbind(tx, userId);
      return readSelfUser(tx, userId);
    });
  }
}
