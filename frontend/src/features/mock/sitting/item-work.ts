import { answerText, isUnanswered, readAnswer } from '@pte/exam/answer';
import { questionTypeRules } from '@pte/exam/registry';
import type { MockItem } from '../../../lib/api/mock.shapes.js';

/** A learner's work on one item of an exam as this device keeps it. A recording lies in IndexedDB under the same key. */
export interface ItemWork {
  /** V as the form gives it; null for a recording. */
  value: unknown;
  /** Size of the recording on this device; 0 without one. */
  recordingBytes: number;
  /** Name of the recording on the server, once uploaded. */
  uploadedKey: string | null;
  /** Seconds in total. */
  timeUsed: number;
  /** Seconds of the prompt that were played; `all` once it came to its end. */
  heard: number | 'all';
  /** Grows with every change that the server must hear of. */
  version: number;
  /** The version that the server has. */
  savedVersion: number;
  /** The server will not take this answer, whatever is tried. */
  refused: boolean;
  /** Of the last change, unix seconds by the server's clock. */
  changedAt: number;
}

export const isUnsaved = ({ version, savedVersion, refused }: ItemWork): boolean =>
  version !== savedVersion && !refused;

/** The text that the server keeps; null without an answer. A recording that is not uploaded has none yet. */
export const savedText = ({ uploadedKey, value }: Pick<ItemWork, 'uploadedKey' | 'value'>): string | null => {
  if (uploadedKey) return answerText(uploadedKey);
  return isUnanswered(value) ? null : answerText(value);
};

export const isAnswered = (work: ItemWork): boolean => work.recordingBytes > 0 || savedText(work) !== null;

/** An item as the server knows it. */
export const workOf = ({ answer, timeUsed, questionTypeId, savedAt }: MockItem): ItemWork => {
  const given = answer ? readAnswer(answer) : null;
  const recorded = questionTypeRules(questionTypeId)?.recorded === true;
  return {
    value: recorded ? null : given,
    recordingBytes: 0,
    uploadedKey: recorded && typeof given === 'string' ? given : null,
    timeUsed,
    heard: 0,
    version: 0,
    savedVersion: 0,
    refused: false,
    changedAt: savedAt ?? 0,
  };
};

/**
 * The newer of what the server and this device have. What the server never got is only given up for something that it
 * got later, from another device. Times only grow.
 */
export const mergeWork = (item: MockItem, kept: ItemWork | null): ItemWork => {
  const known = workOf(item);
  if (!kept) return known;
  const timeUsed = Math.max(known.timeUsed, kept.timeUsed);
  const overtaken = item.savedAt !== null && item.savedAt > Math.ceil(kept.changedAt);
  if (isUnsaved(kept) && !overtaken) return { ...kept, timeUsed };
  return { ...known, timeUsed, heard: kept.heard, version: kept.version, savedVersion: kept.version };
};
