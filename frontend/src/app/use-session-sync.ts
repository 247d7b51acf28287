import { useEffect } from 'react';
import { sessionLost, signedIn } from '../lib/session/session.slice.js';
import { useUser } from '../lib/session/use-session.js';
import { readUserInfo, userInfoKey } from '../lib/storage/user-info.js';
import { useAppDispatch } from '../lib/store.js';

/** Another tab signed out, or somebody else in: this tab follows. */
export const useSessionSync = (): void => {
  const dispatch = useAppDispatch();
  const userId = useUser()?.id ?? null;
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== userInfoKey) return;
      const stored = readUserInfo();
      if (stored && stored.id !== userId) dispatch(signedIn(stored));
      if (!stored && userId !== null) dispatch(sessionLost());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [dispatch, userId]);
};
