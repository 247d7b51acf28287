import { readJson, removeStored, storedKeys, writeJson } from '../storage/local-store.js';

/** What was sent but not yet accepted. A retry repeats exactly this, so that it cannot submit twice. */
export interface PendingSubmission {
  answer: string;
  timeUsed: number;
  idempotencyKey: string;
}

/** An answer that no server has accepted yet. A recording lies in IndexedDB under the same key. */
export interface Draft {
  value: unknown;
  /** Size of the recording; 0 without one. */
  recordingBytes: number;
  /** Name of the recording on the server, once uploaded. */
  uploadedKey: string | null;
  /** Seconds worked so far. */
  elapsed: number;
  /** Unix milliseconds. */
  savedAt: number;
  pending: PendingSubmission | null;
}

const prefix = 'draft:';
const lifetimeMilliseconds = 14 * 24 * 3600 * 1000;

/** `userId` 0 stands for a visitor who has not signed in. */
export const draftKey = (userId: number, questionId: number): string => `${prefix}${userId}:${questionId}`;

const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Draft>;
  return typeof draft.elapsed === 'number' && typeof draft.savedAt === 'number' && draft.pending !== undefined;
};

export const readDraft = (key: string, now = Date.now()): Draft | null => {
  const value = readJson(key);
  return isDraft(value) && now - value.savedAt < lifetimeMilliseconds ? value : null;
};

/** False when the device has no room: the page then says so instead of promising. */
export const saveDraft = (key: string, draft: Draft): boolean => writeJson(key, draft);

export const deleteDraft = (key: string): void => removeStored(key);

/** Deletes what has outlived 14 days and answers the keys, so that recordings can go too. */
export const expireDrafts = (now = Date.now()): string[] => {
  const old = storedKeys(prefix).filter((key) => readDraft(key, now) === null);
  for (const key of old) removeStored(key);
  return old;
};
