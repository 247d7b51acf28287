import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError, noAnswer } from '../../../lib/api/api-error.js';
import type { MockSession } from '../../../lib/api/mock.shapes.js';
import { useAppDispatch } from '../../../lib/store.js';
import { toastShown } from '../../../lib/toast/toast.slice.js';
import { openSitting, type Sitting } from './open-sitting.js';
import { at, type Place, placeAfter, placeOf, planOf, progressOf } from './place.js';
import type { ClosedReason } from './save-queue.js';
import { useSafekeeping } from './use-safekeeping.js';
import { keepPlace, keptPlace } from './work-store.js';

/** Where the learner is, and how the exam goes on. Every step is on this device before the server hears of it. */
export const useSitting = (given: MockSession) => {
  const { t } = useTranslation('mock');
  const dispatch = useAppDispatch();
  const [session, setSession] = useState(given);
  const [place, setPlace] = useState<Place>(() => keptPlace(given) ?? placeOf(given));
  const [starting, setStarting] = useState<{ busy: boolean; error: ApiError | null }>({ busy: false, error: null });
  const [closed, setClosed] = useState<ClosedReason | null>(null);
  const latest = useRef({ session, place });

  const adopt = useCallback((next: Place) => {
    latest.current.place = next;
    keepPlace(latest.current.session.id, next, progressOf(placeOf(latest.current.session)));
    setPlace(next);
  }, []);

  const [sitting] = useState<Sitting>(() =>
    openSitting({
      session: given,
      dispatch,
      onSession: (current) => {
        latest.current.session = current;
        setSession(current);
        adopt(latest.current.place);
      },
      onNoRoom: () => dispatch(toastShown({ kind: 'error', message: t('save.noRoom') })),
      onClosed: (reason) => {
        setClosed(reason);
        adopt(at('result', latest.current.place.item));
      },
    }),
  );
  useEffect(() => sitting.close, [sitting]);
  useSafekeeping(sitting, place);

  /** The exam's clock is the server's: the exam cannot begin before the server says so. */
  const begin = useCallback(
    async (next: Place) => {
      setStarting({ busy: true, error: null });
      try {
        await sitting.move(progressOf(next));
        setStarting({ busy: false, error: null });
        adopt(next);
      } catch (error) {
        setStarting({ busy: false, error: isApiError(error) ? error : noAnswer('NETWORK') });
      }
    },
    [sitting, adopt],
  );

  const goTo = useCallback(
    async (next: Place) => {
      const { place: current, session: known } = latest.current;
      if (current.step === 'exam') {
        sitting.book.leave(current.item);
        sitting.queue.request(current.item, 0);
      }
      if (next.step === 'exam' && known.examStartedAt === null) return begin(next);
      adopt(next);
      if (next.step !== 'result') sitting.progress.tell(progressOf(next));
    },
    [sitting, adopt, begin],
  );

  return {
    session,
    place,
    sitting,
    starting,
    /** Why the server takes no answers any more. */
    closed,
    goTo,
    next: useCallback(() => goTo(placeAfter(planOf(latest.current.session), latest.current.place)), [goTo]),
    review: useCallback(() => goTo(at('review', latest.current.place.item)), [goTo]),
  };
};

export type SittingView = ReturnType<typeof useSitting>;

/** One item's work; the component draws again with every change of it. */
export const useWork = ({ book }: Sitting, index: number) =>
  useSyncExternalStore(book.subscribe, () => book.get(index));

export const useQueueState = ({ queue }: Sitting) => useSyncExternalStore(queue.subscribe, queue.state);
