import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../lib/api/api.js';
import { type LearnerEventName, type LearnerEvents, openEventStream } from '../lib/events/event-stream.js';
import { scoringEnded, scoringProgressed, streamLive } from '../lib/events/events.slice.js';
import { sessionLost } from '../lib/session/session.slice.js';
import { refreshSession } from '../lib/session/session-effects.js';
import { useUser } from '../lib/session/use-session.js';
import { useAppDispatch } from '../lib/store.js';
import { toastShown } from '../lib/toast/toast.slice.js';

/** The contract lets the figures follow a submission by up to 5 s. */
const statsLagMilliseconds = 5_000;

/** Keeps the stream open while somebody is signed in and turns its events into fresh data and toasts. */
export const useLearnerEvents = (): void => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const userId = useUser()?.id;

  useEffect(() => {
    if (userId === undefined) return;
    const handlers: { [Name in LearnerEventName]: (data: LearnerEvents[Name]) => void } = {
      'submission.progress': (progress) => {
        dispatch(scoringProgressed(progress));
      },
      'submission.scored': ({ submissionId, questionId, scoringStatus, mockSessionId }) => {
        dispatch(scoringEnded(submissionId));
        dispatch(
          api.util.invalidateTags([
            { type: 'Submission', id: submissionId },
            { type: 'Submission', id: 'LIST' },
          ]),
        );
        setTimeout(() => dispatch(api.util.invalidateTags(['Stats'])), statsLagMilliseconds);
        if (mockSessionId) {
          // A whole exam's scores arrive one by one; its result page tells of them.
          dispatch(api.util.invalidateTags([{ type: 'Mock', id: mockSessionId }]));
          return;
        }
        if (location.pathname === `/app/question/${questionId}`) return;
        const failed = scoringStatus === 'failed';
        dispatch(
          toastShown({
            kind: failed ? 'error' : 'success',
            message: t(failed ? 'session.scoringFailed' : 'session.scored', { id: questionId }),
            link: { to: `/app/question/${questionId}?submission=${submissionId}`, label: t('session.view') },
          }),
        );
      },
      'order.paid': () => {
        dispatch(api.util.invalidateTags(['Order']));
      },
      'vip.granted': () => {
        void dispatch(refreshSession());
        dispatch(toastShown({ kind: 'success', message: t('session.vipGranted') }));
      },
      'session.revoked': () => {
        dispatch(sessionLost());
      },
    };
    return openEventStream({
      onEvent: (name, data) => handlers[name](data as never),
      onLive: (live) => dispatch(streamLive(live)),
    });
  }, [userId, dispatch, t]);
};
