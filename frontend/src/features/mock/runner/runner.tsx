import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useQuestionsByIdsQuery } from '../../../lib/api/mock.endpoints.js';
import type { MockSession } from '../../../lib/api/mock.shapes.js';
import { lazyPage } from '../../../lib/lazy-page.js';
import { ErrorBlock } from '../../../ui/error-block.js';
import { SkeletonLines } from '../../../ui/skeleton.js';
import { isAnswered } from '../sitting/item-work.js';
import { at } from '../sitting/place.js';
import { useSitting } from '../sitting/use-sitting.js';
import { BottomBar } from './bottom-bar.js';
import { useSecondsLeft } from './exam-clock.js';
import { ExamFrame } from './exam-frame.js';
import { noteOpenHere } from './exam-session.js';
import { ExamStep } from './exam-step.js';
import { ExitDialog } from './exit-dialog.js';
import { Interstitial } from './interstitial.js';
import type { ItemHandles } from './recording-box.js';
import { Review } from './review.js';
import { SelfIntroduction } from './self-introduction.js';
import { useSilentLetters } from './silence-letters.js';
import { Submitting } from './submitting.js';
import { TopBar } from './top-bar.js';
import { useExamKeys } from './use-exam-keys.js';
import { useFetchAhead } from './use-fetch-ahead.js';
import { useStay } from './use-stay.js';

const MicrophoneCheck = lazyPage(() => import('./microphone-check.js').then((module) => module.MicrophoneCheck));
const HeadsetCheck = lazyPage(() => import('./headset-check.js').then((module) => module.HeadsetCheck));

/** One attempt from the microphone check to its submission. */
export const Runner = ({ session: given }: { session: MockSession }) => {
  const { t } = useTranslation('mock');
  const navigate = useNavigate();
  const view = useSitting(given);
  const { session, place, sitting, starting } = view;
  const { step, item } = place;
  const questions = useQuestionsByIdsQuery(session.items.map(({ questionId }) => questionId));
  useFetchAhead(session.items, questions.data, item);
  const left = useSecondsLeft(sitting.clock, session.expiresAt);
  const over = left === 0;
  const [handles] = useState<ItemHandles>(() => ({ stop: { current: null }, play: { current: null } }));
  const wanted = useRef<'next' | 'review'>('next');
  const [asked, setAsked] = useState<string | null>(null);
  const [checked, setChecked] = useState(false);
  const [exiting, setExiting] = useState(false);
  const here = `${step}:${item}`;

  const leave = useCallback(
    (to: 'next' | 'review') => {
      wanted.current = to;
      // A recording that runs is ended and kept first; it then comes back through `done`.
      if (step === 'exam' && handles.stop.current) return handles.stop.current();
      void (to === 'review' ? view.review() : view.next());
    },
    [step, view.review, view.next, handles],
  );
  const done = () => leave(over ? 'review' : wanted.current);

  const isEmpty = () => step === 'exam' && !isAnswered(sitting.book.get(item)) && handles.stop.current === null;
  const next = () => {
    if (starting.busy || step === 'result') return;
    const asks = isEmpty() || (step === 'microphoneCheck' && !checked);
    if (asks && asked !== here) return setAsked(here);
    leave('next');
  };
  const running = session.examStartedAt !== null && (step === 'exam' || step === 'interstitial');
  useEffect(() => {
    if (over && running) leave('review');
  }, [over, running, leave]);

  useSilentLetters();
  useExamKeys({ next, play: () => handles.play.current?.() });
  useStay(step !== 'result', () => setExiting(true));

  const exit = () => {
    sitting.book.keep();
    void sitting.queue.flush();
    noteOpenHere(session.mockId, null);
    navigate('/app/mock', { replace: true });
  };

  return (
    <ExamFrame
      top={
        <TopBar
          view={view}
          left={left}
          onSubmit={() => leave('review')}
          onExit={() => (step === 'result' ? exit() : setExiting(true))}
        />
      }
      bottom={
        step !== 'result' && (
          <BottomBar
            item={item + 1}
            total={session.items.length}
            asking={asked === here ? (step === 'exam' ? 'empty' : 'unchecked') : null}
            busy={starting.busy}
            onBack={step === 'review' && !over ? () => void view.goTo(at('exam', item)) : null}
            onNext={next}
          />
        )
      }
    >
      {starting.error && <ErrorBlock title={t('start.failed')} error={starting.error} onRetry={next} />}
      <Suspense fallback={<SkeletonLines lines={6} height={44} />}>
        {step === 'microphoneCheck' && <MicrophoneCheck onChecked={() => setChecked(true)} />}
        {step === 'headsetCheck' && <HeadsetCheck onHeard={next} />}
      </Suspense>
      {step === 'selfIntroduction' && <SelfIntroduction stopper={handles.stop} />}
      {step === 'interstitial' && place.page && <Interstitial key={place.page} page={place.page} />}
      {step === 'exam' &&
        (questions.data ? (
          <ExamStep
            key={item}
            view={view}
            item={item}
            question={questions.data[String(session.items[item]?.questionId)]}
            frozen={over}
            handles={handles}
            onDone={done}
          />
        ) : questions.error ? (
          <ErrorBlock title={t('item.loadFailed')} error={questions.error} onRetry={() => void questions.refetch()} />
        ) : (
          <SkeletonLines lines={6} height={44} />
        ))}
      {step === 'review' && <Review items={session.items} book={sitting.book} over={over} />}
      {step === 'result' && <Submitting view={view} />}
      {exiting && <ExitDialog onStay={() => setExiting(false)} onExit={exit} />}
    </ExamFrame>
  );
};
