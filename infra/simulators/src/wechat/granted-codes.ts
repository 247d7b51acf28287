import { randomBytes } from 'node:crypto';

export interface WechatPerson {
  readonly openid: string;
  readonly nickname: string;
}

/** Milliseconds that a code is good for, and an access token. */
const codeLifetime = 5 * 60_000;
const tokenLifetime = 7_200_000;

interface Granted {
  readonly person: WechatPerson;
  readonly until: number;
}

const newKey = (): string => randomBytes(16).toString('hex');

/** Codes that were given to browsers, each good once, and the access tokens that came of them. */
export class GrantedCodes {
  private readonly codes = new Map<string, Granted>();
  private readonly used = new Set<string>();
  private readonly tokens = new Map<string, Granted>();

  grant(person: WechatPerson): string {
    const code = newKey();
    this.codes.set(code, { person, until: Date.now() + codeLifetime });
    return code;
  }

  /** An access token, or WeChat's error number: 40163 for a used code, 40029 for any other that is not good. */
  redeem(code: string): { token: string; person: WechatPerson } | { errcode: number } {
    const granted = this.codes.get(code);
    this.codes.delete(code);
    if (this.used.has(code)) return { errcode: 40163 };
    if (!granted || granted.until < Date.now()) return { errcode: 40029 };
    this.used.add(code);
    const token = newKey();
    this.tokens.set(token, { person: granted.person, until: Date.now() + tokenLifetime });
    return { token, person: granted.person };
  }

  holderOf(token: string): WechatPerson | null {
    const granted = this.tokens.get(token);
    return granted && granted.until > Date.now() ? granted.person : null;
  }
}
