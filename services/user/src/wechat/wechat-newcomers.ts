import { Injectable } from '@nestjs/common';
import type { Queries, Tx } from '@pte/service-kit/database';
import { newLearner, type User } from '../user/user.js';
import { UserRepository } from '../user/user.repository.js';
import { NameTaken } from '../user/user-errors.js';
import { WechatRepository } from './wechat.repository.js';
import { OauthTokenInvalid } from './wechat-errors.js';

export interface WechatNewcomer {
  /** Stands for the WeChat account. */
  readonly oauthToken: string;
  readonly name: string;
}

const preferBoth = 2;

/** Those who register with a WeChat account that nobody has. */
@Injectable()
export class WechatNewcomers {
  constructor(
    private readonly users: UserRepository,
    private readonly wechats: WechatRepository,
  ) {}

  /** Answers the openid. Throws OauthTokenInvalid or NameTaken. */
  async check(queries: Queries, { oauthToken, name }: WechatNewcomer): Promise<string> {
    const openid = await this.wechats.expected(queries, oauthToken);
    if (openid === null) throw new OauthTokenInvalid();
    if (await this.users.isNameTaken(queries, name)) throw new NameTaken();
    return openid;
  }

  /** Uses the token up; if anything is refused it stays good. Throws as `check`, and WechatTaken. */
  async add(tx: Tx, newcomer: WechatNewcomer, passwordHash: string | null): Promise<User> {
    const openid = await this.check(tx, newcomer);
    if (!(await this.wechats.useUp(tx, newcomer.oauthToken))) throw new OauthTokenInvalid();
    const user = await this.users.add(tx, newLearner({ name: newcomer.name, passwordHash, preferCore: preferBoth }));
    await this.wechats.bind(tx, user.id, openid);
    return user;
  }
}
