import type { SelfUser } from '../api/shapes.js';

export type Requirement = 'signed-in' | 'vip' | 'admin';
export type Access = 'loading' | 'unauthenticated' | 'insufficient' | 'expired-vip' | 'authenticated';

export const isAdmin = (user: Pick<SelfUser, 'type'>): boolean => user.type <= 1;

/** `now` in unix seconds. VIP is a date, not a flag; admins always have it. */
export const isVip = (user: Pick<SelfUser, 'type' | 'vipUntil'>, now: number): boolean =>
  isAdmin(user) || (user.vipUntil !== null && user.vipUntil > now);

export interface StoredSession {
  user: SelfUser | null;
  token: string | null;
  checking: boolean;
}

/** Decided from what this device stores, so that a page is never shown and then taken away. */
export const decideAccess = ({ user, token, checking }: StoredSession, need: Requirement, now: number): Access => {
  if (!token) return 'unauthenticated';
  if (!user) return checking ? 'loading' : 'unauthenticated';
  if (need === 'admin') return isAdmin(user) ? 'authenticated' : 'insufficient';
  if (need === 'vip' && !isVip(user, now)) return user.vipUntil === null ? 'insufficient' : 'expired-vip';
  return 'authenticated';
};
