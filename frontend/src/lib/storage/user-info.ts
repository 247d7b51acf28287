import type { SelfUser } from '../api/shapes.js';
import { readJson, removeStored, writeJson } from './local-store.js';

export const userInfoKey = 'user-info';

const isUser = (value: unknown): value is SelfUser => {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<SelfUser>;
  return typeof user.id === 'number' && typeof user.name === 'string' && user.name !== '' && !user.deletedAt;
};

/** The stored user; null when there is none, it has no id or name, or it was deleted. */
export const readUserInfo = (): SelfUser | null => {
  const value = readJson(userInfoKey);
  return isUser(value) ? value : null;
};

export const writeUserInfo = (user: SelfUser): void => {
  writeJson(userInfoKey, user);
};

export const clearUserInfo = (): void => removeStored(userInfoKey);
