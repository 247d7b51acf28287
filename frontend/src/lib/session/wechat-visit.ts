import { randomId } from '../browser/random-id.js';

/** What a visit to WeChat's page was begun for. */
export interface WechatVisit {
  readonly state: string;
  readonly purpose: 'sign-in' | 'bind';
  /** Where to go afterwards. */
  readonly from: string;
}

const key = 'pte-wechat-visit';
const pendingKey = 'pte-wechat-pending';

/** Leaves for WeChat's QR page, which comes back to /auth/sign-in?from=wechat with a code. */
export function visitWechat(authorizeUrl: string, visit: Omit<WechatVisit, 'state'>): void {
  const state = randomId();
  sessionStorage.setItem(key, JSON.stringify({ ...visit, state }));
  const address = new URL(authorizeUrl, location.origin);
  address.searchParams.set('redirect_uri', `${location.origin}/auth/sign-in?from=wechat`);
  address.searchParams.set('state', state);
  location.assign(address);
}

/** The visit that this answer belongs to, once; null for an answer that nobody here asked for. */
export function takeWechatVisit(state: string | null): WechatVisit | null {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!stored || !state) return null;
  const visit = JSON.parse(stored) as WechatVisit;
  return visit.state === state ? visit : null;
}

export interface WechatRegistrationDraft {
  readonly oauthToken: string;
  readonly suggestedName: string;
  readonly from: string;
}

/** The token of an unfinished registration stays in this tab and in no address. */
export const keepWechatPending = (draft: WechatRegistrationDraft): void =>
  sessionStorage.setItem(pendingKey, JSON.stringify(draft));

export function wechatPending(): WechatRegistrationDraft | null {
  const stored = sessionStorage.getItem(pendingKey);
  return stored ? (JSON.parse(stored) as WechatRegistrationDraft) : null;
}

export const forgetWechatPending = (): void => sessionStorage.removeItem(pendingKey);
