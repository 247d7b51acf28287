import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ApiError, isApiError, noAnswer } from '../../../lib/api/api-error.js';
import { mockApi } from '../../../lib/api/mock.endpoints.js';
import { deleteRecording } from '../../../lib/draft/recording-store.js';
import { useAppDispatch } from '../../../lib/store.js';
import { toastShown } from '../../../lib/toast/toast.slice.js';
import { Button } from '../../../ui/button.js';
import { ErrorBlock } from '../../../ui/error-block.js';
import { type SittingView, useQueueState } from '../sitting/use-sitting.js';
import { dropWork } from '../sitting/work-store.js';
import { noteOpenHere } from './exam-session.js';
import { StepPage } from './step-page.js';

const Bar = styled.progress`
  width: 100%;
  height: 8px;
  accent-color: var(--brand);
`;

const retryMilliseconds = 3_000;

const mayPass = ({ status }: ApiError): boolean => status === 0 || status >= 500;

/** The last answers go out, then the attempt is handed in by itself; without a network it waits and tries again. */
export const Submitting = ({ view: { session, sitting, closed } }: { view: SittingView }) => {
  const { t } = useTranslation('mock');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { unsaved, waiting } = useQueueState(sitting);
  const [error, setError] = useState<ApiError | null>(null);
  const [round, setRound] = useState(0);
  const busy = useRef(false);
  const total = session.items.length;

  const submit = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      await dispatch(mockApi.endpoints.submitMock.initiate(session.id)).unwrap();
      const late = sitting.book.unsaved().length;
      if (late > 0) dispatch(toastShown({ kind: 'error', message: t('result.late', { count: late }) }));
      for (const key of dropWork(session.id)) void deleteRecording(key).catch(() => undefined);
      noteOpenHere(session.mockId, null);
      navigate(`/app/mock/${session.mockId}?attempt=${session.id}`, { replace: true });
    } catch (failure) {
      setError(isApiError(failure) ? failure : noAnswer('NETWORK'));
    }
    busy.current = false;
  }, [dispatch, navigate, session.id, session.mockId, sitting, t]);

  const ready = unsaved === 0 || closed !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` tries again
  useEffect(() => {
    if (ready) void submit();
    else void sitting.queue.flush();
  }, [ready, submit, sitting, round]);

  useEffect(() => {
    if (!error || !mayPass(error)) return;
    const timer = setTimeout(() => setRound((count) => count + 1), retryMilliseconds);
    return () => clearTimeout(timer);
  }, [error]);

  const again = () => setRound((count) => count + 1);
  return (
    <StepPage title={t('result.submitting')} text={t('result.sent', { sent: total - unsaved, total })}>
      <Bar max={total} value={total - unsaved} aria-label={t('result.submitting')} />
      {waiting && !ready && (
        <>
          <p role="status">{t('result.waiting')}</p>
          <div>
            <Button onClick={again}>{t('result.again')}</Button>
          </div>
        </>
      )}
      {error && <ErrorBlock title={t('result.failed')} error={error} onRetry={again} />}
    </StepPage>
  );
};
