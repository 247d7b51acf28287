import { DomainError } from '@pte/service-kit/domain-error';

export interface WechatPerson {
  /** Who it is to this application; the same at every sign-in. */
  readonly openid: string;
  /** "" when WeChat does not tell. */
  readonly nickname: string;
}

/** Tells who stands behind a code that WeChat gave a browser. */
export interface WechatAccounts {
  /** Throws WechatCodeInvalid or WechatUnavailable; ends within 10 seconds. */
  identify(code: string): Promise<WechatPerson>;
}

/** Injection token. */
export const WECHAT_ACCOUNTS = Symbol('wechat accounts');

export class WechatCodeInvalid extends DomainError {
  constructor() {
    super('WECHAT_CODE_INVALID', 'invalid', { fields: { code: { code: 'invalid' } } });
  }
}

export class WechatUnavailable extends DomainError {
  constructor() {
    super('WECHAT_UNAVAILABLE', 'unavailable');
  }
}

/** Where WeChat is not configured. */
export const noWechat: WechatAccounts = {
  identify: () => Promise.reject(new WechatUnavailable()),
};
