import type { MockSession } from '../../../lib/api/mock.shapes.js';
import { readJson, removeStored, storedKeys, writeJson } from '../../../lib/storage/local-store.js';
import type { ItemWork } from './item-work.js';
import { type Place, type Progress, progressOf } from './place.js';

const prefix = 'mock-work:';
const lifetimeMilliseconds = 14 * 24 * 3600 * 1000;

export const workKey = (sessionId: string, index: number): string => `${prefix}${sessionId}:${index}`;
const placeKey = (sessionId: string): string => `${prefix}${sessionId}:place`;

interface KeptPlace {
  place: Place;
  /** What the server had said when this was kept, so that a step made on another device is noticed. */
  told: string;
  savedAt: number;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const readWork = (sessionId: string, index: number): ItemWork | null => {
  const value = readJson(workKey(sessionId, index));
  return isObject(value) && typeof value.version === 'number' && typeof value.timeUsed === 'number'
    ? (value as unknown as ItemWork)
    : null;
};

/** False when the device has no room left. */
export const keepWork = (sessionId: string, index: number, work: ItemWork): boolean =>
  writeJson(workKey(sessionId, index), work);

const wordOf = ({ step, itemIndex }: Progress): string => `${step}:${itemIndex}`;

export const keepPlace = (sessionId: string, place: Place, told: Progress): boolean =>
  writeJson(placeKey(sessionId), { place, told: wordOf(told), savedAt: Date.now() });

const readPlace = (sessionId: string): KeptPlace | null => {
  const value = readJson(placeKey(sessionId));
  return isObject(value) && isObject(value.place) ? (value as unknown as KeptPlace) : null;
};

/** The exact place on this device, unless the session went on elsewhere since. */
export const keptPlace = (session: Pick<MockSession, 'id' | 'step' | 'itemIndex'>): Place | null => {
  const kept = readPlace(session.id);
  return kept && [kept.told, wordOf(progressOf(kept.place))].includes(wordOf(session)) ? kept.place : null;
};

/** Everything of one session; answers the keys, so that recordings can go too. */
export const dropWork = (sessionId: string): string[] => {
  const keys = storedKeys(`${prefix}${sessionId}:`);
  for (const key of keys) removeStored(key);
  return keys;
};

/** Work of sessions that nobody opened for 14 days. */
export const dropOldWork = (now = Date.now()): string[] =>
  storedKeys(prefix)
    .filter((key) => key.endsWith(':place'))
    .map((key) => key.slice(prefix.length, -':place'.length))
    .filter((sessionId) => now - (readPlace(sessionId)?.savedAt ?? 0) > lifetimeMilliseconds)
    .flatMap(dropWork);
