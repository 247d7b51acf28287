import { readToken } from '../storage/token-cookie.js';
import { useAppSelector } from '../store.js';
import { unixNow } from '../time/clock.js';
import { type Access, decideAccess, isVip, type Requirement } from './decide-access.js';

export const useUser = () => useAppSelector(({ session }) => session.user);

export const useAccess = (need: Requirement): Access => {
  const { user, checking } = useAppSelector(({ session }) => session);
  return decideAccess({ user, checking, token: readToken() }, need, unixNow());
};

export const useIsVip = (): boolean => {
  const user = useUser();
  return user !== null && isVip(user, unixNow());
};
