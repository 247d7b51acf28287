import { readText, writeText } from '../storage/local-store.js';

const key = 'pte-avatar-version';

/** A picture keeps its key when it is replaced, so the address carries when this device replaced it. */
export const avatarAddress = (avatar: string): string => {
  const version = readText(key);
  return `/api/oss/object/${avatar}${version ? `?v=${version}` : ''}`;
};

export const avatarReplaced = (): boolean => writeText(key, String(Date.now()));
