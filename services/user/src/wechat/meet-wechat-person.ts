import { Injectable } from '@nestjs/common';
import type { Client } from '@pte/rpc/gen/pte/user/v1/user';
import { Database } from '@pte/service-kit/database';
import { OpenSession, type SignInAnswer } from '../session/open-session.js';
import { UserRepository } from '../user/user.repository.js';
import { suggestName } from './suggest-name.js';
import { WechatRepository } from './wechat.repository.js';
import type { WechatPerson } from './wechat-accounts.js';

/** WechatPending of the REST contract: nobody has this WeChat account yet. */
export interface WechatPending {
  readonly oauthToken: string;
  readonly suggestedName: string;
}

/** What someone gets whom WeChat vouches for: a session, or the means to register. Throws UserBlocked. */
@Injectable()
export class MeetWechatPerson {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly wechats: WechatRepository,
    private readonly openSession: OpenSession,
  ) {}

  run({ openid, nickname }: WechatPerson, client: Client | undefined): Promise<SignInAnswer | WechatPending> {
    return this.database.inTransaction(async (tx) => {
      const owner = await this.wechats.ownerOf(tx, openid);
      const user = owner === null ? null : await this.users.hold(tx, owner);
      if (user?.facts.deletedAt === null) return this.openSession.run(tx, user, client);
      const suggestedName = await suggestName(nickname, (name) => this.users.isNameTaken(tx, name));
      return { oauthToken: await this.wechats.expect(tx, openid), suggestedName };
    });
  }
}
