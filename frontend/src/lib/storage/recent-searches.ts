import { readJson, removeStored, writeJson } from './local-store.js';

const key = 'pte-recent-searches';
const kept = 5;

/** What was searched for on this device and led somewhere, the newest first. */
export const recentSearches = (): string[] => {
  const stored = readJson(key);
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
};

export const noteSearch = (text: string): void => {
  writeJson(key, [text, ...recentSearches().filter((one) => one !== text)].slice(0, kept));
};

export const forgetSearches = (): void => removeStored(key);
