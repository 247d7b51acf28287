import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError, noAnswer } from '../../lib/api/api-error.js';
import type { Submission } from '../../lib/api/shapes.js';
import { useValidateMutation } from '../../lib/api/submission.endpoints.js';
import { type UploadProgress, uploadRecording } from '../../lib/api/upload-recording.js';
import { randomId } from '../../lib/browser/random-id.js';
import { signInAsked } from '../../lib/session/session.slice.js';
import { useAppDispatch } from '../../lib/store.js';
import { type Sending, sendAnswer } from './send-answer.js';

export type SubmitState =
  | { phase: 'ready' }
  | { phase: 'uploading'; progress: UploadProgress; since: number }
  | { phase: 'sending' }
  | { phase: 'failed'; error: ApiError };

/** Sends an answer and tells how far it is. Cancelling an upload loses nothing. */
export const useSubmit = (questionId: number) => {
  const dispatch = useAppDispatch();
  const [validate] = useValidateMutation();
  const [state, setState] = useState<SubmitState>({ phase: 'ready' });
  const abort = useRef<AbortController | null>(null);

  useEffect(() => () => abort.current?.abort(), []);

  const submit = useCallback(
    async (sending: Omit<Sending, 'questionId' | 'onProgress'>): Promise<Submission | null> => {
      const controller = new AbortController();
      abort.current = controller;
      const since = performance.now();
      setState({ phase: 'sending' });
      try {
        const submission = await sendAnswer(
          {
            ...sending,
            questionId,
            onProgress: (progress) => setState({ phase: 'uploading', progress, since }),
          },
          {
            upload: async (recording, onProgress) => {
              onProgress({ sent: 0, total: recording.size });
              const stored = await uploadRecording({ questionId, recording, onProgress, signal: controller.signal });
              setState({ phase: 'sending' });
              return stored;
            },
            validate: async (sent) => (await validate(sent).unwrap()).questionSubmit,
            newKey: randomId,
          },
        );
        setState({ phase: 'ready' });
        return submission;
      } catch (error) {
        if (controller.signal.aborted) {
          setState({ phase: 'ready' });
          return null;
        }
        const shown = isApiError(error) ? error : noAnswer('NETWORK');
        if (shown.status === 401) dispatch(signInAsked());
        setState({ phase: 'failed', error: shown });
        return null;
      }
    },
    [dispatch, questionId, validate],
  );

  return { state, submit, cancel: () => abort.current?.abort() };
};
