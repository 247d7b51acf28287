import { type WechatAccounts, WechatCodeInvalid, type WechatPerson } from './wechat-accounts.js';

const demoCode = /^demo-([\w-]{1,64})$/;

/** In demo mode `demo-<openid>` is a code for that openid; other codes go to WeChat where it is configured. */
export class DemoWechat implements WechatAccounts {
  constructor(private readonly real: WechatAccounts | null) {}

  async identify(code: string): Promise<WechatPerson> {
    const openid = demoCode.exec(code)?.[1];
    if (openid) return { openid: `demo:${openid}`, nickname: openid };
    if (!this.real) throw new WechatCodeInvalid();
    return this.real.identify(code);
  }
}
