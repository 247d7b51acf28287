import { type Draft, deleteDraft, type PendingSubmission, readDraft, saveDraft } from '../../lib/draft/draft.js';
import { deleteRecording, readRecording, saveRecording } from '../../lib/draft/recording-store.js';

/** Work on a question that no server has accepted yet. A recording is a `Blob`; every other value is plain JSON. */
export interface Attempt {
  value: unknown;
  uploadedKey: string | null;
  pending: PendingSubmission | null;
  /** Seconds worked before this visit. */
  elapsed: number;
  /** It was found on this device, not begun now. */
  restored: boolean;
}

export const freshAttempt: Attempt = { value: null, uploadedKey: null, pending: null, elapsed: 0, restored: false };

const fromDraft = async (key: string, draft: Draft): Promise<Attempt> => {
  const { uploadedKey, pending, elapsed } = draft;
  const value = draft.recordingBytes > 0 ? await readRecording(key).catch(() => null) : draft.value;
  return { value, uploadedKey, pending, elapsed, restored: value !== null };
};

export const loadAttempt = async (key: string): Promise<Attempt> => {
  const draft = readDraft(key);
  return draft ? fromDraft(key, draft) : freshAttempt;
};

const contentOf = (value: unknown) =>
  value instanceof Blob ? { value: null, recordingBytes: value.size } : { value, recordingBytes: 0 };

/** Whether a draft of another tab holds other work than this attempt; clocks alone are no work. */
export const differs = (draft: Draft, { value }: Attempt): boolean =>
  JSON.stringify(contentOf(value)) !== JSON.stringify({ value: draft.value, recordingBytes: draft.recordingBytes });

/** Everything but a recording. False when the device has no room left. */
export const keepAttempt = (key: string, attempt: Attempt, elapsed: number): boolean => {
  return saveDraft(key, {
    ...contentOf(attempt.value),
    uploadedKey: attempt.uploadedKey,
    elapsed,
    savedAt: Date.now(),
    pending: attempt.pending,
  });
};

/** Resolves to false when the device cannot keep it. */
export const keepRecording = (key: string, recording: Blob): Promise<boolean> =>
  saveRecording(key, recording).then(
    () => true,
    () => false,
  );

export const dropAttempt = (key: string): void => {
  deleteDraft(key);
  deleteRecording(key).catch(() => undefined);
};
