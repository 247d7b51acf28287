import { Injectable } from '@nestjs/common';
import type { RegisterWithWechatRequest } from '@pte/rpc/gen/pte/user/v1/wechat';
import { Database } from '@pte/service-kit/database';
import { z } from 'zod';
import { registrations } from '../limits/rate-limit.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { OpenSession, type SignInAnswer } from '../session/open-session.js';
import { Passwords } from '../user/passwords.js';
import { newPassword, parseFields, userName } from '../user/user-fields.js';
import { WechatNewcomers } from './wechat-newcomers.js';

const fields = z.object({ oauthToken: z.string(), name: userName, password: newPassword.optional() });

/** A new learner with a WeChat account, signed in at once. Throws OauthTokenInvalid, NameTaken, WechatTaken or RateLimited. */
@Injectable()
export class RegisterWithWechat {
  constructor(
    private readonly database: Database,
    private readonly newcomers: WechatNewcomers,
    private readonly passwords: Passwords,
    private readonly limiter: RateLimiter,
    private readonly openSession: OpenSession,
  ) {}

  async run({ client, ...input }: RegisterWithWechatRequest): Promise<SignInAnswer> {
    const { password, ...newcomer } = parseFields(fields, input);
    await this.newcomers.check(this.database, newcomer);
    return this.limiter.during(registrations, client?.ip ?? '', async () => {
      const passwordHash = password === undefined ? null : await this.passwords.hash(password);
      return this.database.inTransaction(async (tx) =>
        this.openSession.run(tx, await this.newcomers.add(tx, newcomer, passwordHash), client),
      );
    });
  }
}
