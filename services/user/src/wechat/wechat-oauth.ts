import type { Logger } from '@pte/service-kit/logging';
import { z } from 'zod';
import { type WechatAccounts, WechatCodeInvalid, type WechatPerson, WechatUnavailable } from './wechat-accounts.js';

export interface WechatApplication {
  readonly appId: string;
  readonly appSecret: string;
  /** `https://api.weixin.qq.com`, or a stand-in. */
  readonly apiUrl: string;
}

/** Milliseconds that one of the two calls may take. */
const timeout = 4_000;

/** Wrong or missing code, and one that was used before. Source: WeChat's list of global return codes. */
const codeProblems = [40029, 40163, 41008, 42003];

const failure = z.object({ errcode: z.int() });
const accessToken = z.object({ access_token: z.string().min(1), openid: z.string().min(1) });
const userInfo = z.object({ nickname: z.string() });

/** WeChat's OAuth for websites (`snsapi_login`). */
export class WechatOauth implements WechatAccounts {
  constructor(
    private readonly application: WechatApplication,
    private readonly logger: Logger,
  ) {}

  async identify(code: string): Promise<WechatPerson> {
    const { appId, appSecret } = this.application;
    const query = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' };
    const answer = await this.call('/sns/oauth2/access_token', query);
    const granted = accessToken.safeParse(answer);
    if (!granted.success) throw this.refusalIn(answer);
    const { access_token, openid } = granted.data;
    return { openid, nickname: await this.nicknameOf(access_token, openid) };
  }

  /** "" when it cannot be had: nobody's sign-in depends on it. */
  private async nicknameOf(token: string, openid: string): Promise<string> {
    try {
      const answer = await this.call('/sns/userinfo', { access_token: token, openid, lang: 'zh_CN' });
      return userInfo.safeParse(answer).data?.nickname ?? '';
    } catch {
      return '';
    }
  }

  private refusalIn(answer: unknown): Error {
    const errcode = failure.safeParse(answer).data?.errcode;
    if (errcode !== undefined && codeProblems.includes(errcode)) return new WechatCodeInvalid();
    this.logger.error({ errcode }, 'WeChat refuses this application');
    return new WechatUnavailable();
  }

  private async call(path: string, query: Record<string, string>): Promise<unknown> {
    const address = `${this.application.apiUrl}${path}?${new URLSearchParams(query)}`;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
      // It answers JSON as text/plain.
      return JSON.parse(await response.text());
    } catch (error) {
      // The address holds the secret: only the kind of failure is told.
      this.logger.warn({ path, failure: error instanceof Error ? error.name : 'unknown' }, 'WeChat does not answer');
      throw new WechatUnavailable();
    }
  }
}
