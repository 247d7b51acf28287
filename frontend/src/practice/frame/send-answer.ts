import { answerText } from '@pte/exam/answer';
import { type ApiError, isApiError } from '../../lib/api/api-error.js';
import type { Recording, Submission } from '../../lib/api/shapes.js';
import type { AnswerSent } from '../../lib/api/submission.endpoints.js';
import type { UploadProgress } from '../../lib/api/upload-recording.js';
import type { Attempt } from './attempt.js';

export interface SendTools {
  upload: (recording: Blob, onProgress: (progress: UploadProgress) => void) => Promise<Recording>;
  validate: (sent: AnswerSent) => Promise<Submission>;
  newKey: () => string;
}

export interface Sending {
  questionId: number;
  attempt: Attempt;
  /** Whole seconds. */
  timeUsed: number;
  onProgress: (progress: UploadProgress) => void;
  /** Called before each step, so that a reload in the middle goes on from there. */
  keep: (change: Partial<Attempt>) => void;
}

const longestTimeUsed = 36_000;

/** The server never judged it, or may yet accept exactly the same again. */
const mayRepeat = ({ status, reason }: ApiError): boolean =>
  status === 0 || status === 401 || status >= 500 || reason === 'IDEMPOTENCY_IN_PROGRESS';

const answerOf = async ({ attempt, onProgress, keep }: Sending, { upload }: SendTools): Promise<unknown> => {
  if (!(attempt.value instanceof Blob)) return attempt.value;
  if (attempt.uploadedKey) return attempt.uploadedKey;
  const { key } = await upload(attempt.value, onProgress);
  keep({ uploadedKey: key });
  return key;
};

/**
 * Uploads the recording, if there is one, and submits. A repeated call goes on where the last one failed and sends
 * the same body under the same key, so nothing is stored twice. Rejects with an `ApiError`.
 */
export const sendAnswer = async (sending: Sending, tools: SendTools): Promise<Submission> => {
  const { questionId, attempt, keep } = sending;
  const pending = attempt.pending ?? {
    answer: answerText(await answerOf(sending, tools)),
    timeUsed: Math.min(sending.timeUsed, longestTimeUsed),
    idempotencyKey: tools.newKey(),
  };
  keep({ pending });
  try {
    return await tools.validate({ questionId, ...pending });
  } catch (error) {
    if (isApiError(error) && !mayRepeat(error)) {
      keep(error.reason === 'RECORDING_REQUIRED' ? { pending: null, uploadedKey: null } : { pending: null });
    }
    throw error;
  }
};
