import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '../../../lib/api/shapes.js';
import { saveRecording } from '../../../lib/draft/recording-store.js';
import { useAppDispatch } from '../../../lib/store.js';
import { toastShown } from '../../../lib/toast/toast.slice.js';
import { SkeletonLines } from '../../../ui/skeleton.js';
import { type SittingView, useWork } from '../sitting/use-sitting.js';
import { workKey } from '../sitting/work-store.js';
import { ExamItem } from './exam-item.js';
import type { ItemHandles } from './recording-box.js';

const typingPause = 800;

export interface ExamStepProps {
  view: SittingView;
  item: number;
  question: Question | undefined;
  frozen: boolean;
  handles: ItemHandles;
  /** A recording is safe: the exam goes on by itself. */
  onDone: () => void;
}

/** Keeps what the learner does with an item: on this device at once, on the server soon after. */
export const ExamStep = ({ view, item, question, frozen, handles, onDone }: ExamStepProps) => {
  const { t } = useTranslation('mock');
  const dispatch = useAppDispatch();
  const { book, queue } = view.sitting;
  const work = useWork(view.sitting, item);
  const [sending, setSending] = useState(false);
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    document.querySelector<HTMLElement>('[data-directions]')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);

  const answer = useCallback(
    (value: unknown) => {
      book.answer(item, { value });
      queue.request(item, typingPause);
    },
    [book, queue, item],
  );

  const keepRecording = useCallback(
    async (recording: Blob) => {
      setSending(true);
      try {
        await saveRecording(workKey(book.sessionId, item), recording);
        book.answer(item, { recordingBytes: recording.size, uploadedKey: null });
      } catch {
        dispatch(toastShown({ kind: 'error', message: t('save.noRoom') }));
      }
      await queue.settled(item);
      setSending(false);
      done.current();
    },
    [book, queue, item, dispatch, t],
  );

  return (
    <Suspense fallback={<SkeletonLines lines={6} height={44} />}>
      <ExamItem
        question={question}
        work={work}
        frozen={frozen}
        handles={handles}
        onAnswer={answer}
        onHeard={(heard) => book.note(item, { heard })}
        onRecorded={(recording) => void keepRecording(recording)}
      />
      {sending && <p role="status">{t('save.sending')}</p>}
    </Suspense>
  );
};
