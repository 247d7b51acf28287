import { invalidInput } from '../edge/refusal.js';

/** Not `//host` nor `/\host`, which browsers take for another site; nothing that they would leave out. */
const path = /^\/(?![/\\])[^\p{Cc}]*$/u;

/** A path, or an address of the site itself: a buyer must not be sent anywhere else. Throws VALIDATION. */
export function checkReturnUrl(returnUrl: string | undefined, ownOrigins: readonly string[]): void {
  if (returnUrl === undefined || path.test(returnUrl)) return;
  const isOwn = /^https?:\/\//.test(returnUrl) && ownOrigins.includes(URL.parse(returnUrl)?.origin ?? '');
  if (!isOwn) throw invalidInput({ returnUrl: { code: 'url.own' } });
}
