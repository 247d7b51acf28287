import { Suspense } from 'react';
import { lazyPage } from '../lib/lazy-page.js';
import { signInDismissed } from '../lib/session/session.slice.js';
import { useAppDispatch, useAppSelector } from '../lib/store.js';
import { toastClosed } from '../lib/toast/toast.slice.js';
import { ToastHost } from '../ui/toast-host.js';
import { useLearnerEvents } from './use-learner-events.js';
import { useSessionSync } from './use-session-sync.js';

const SignInDialog = lazyPage(() =>
  import('../features/account/sign-in-dialog.js').then((module) => module.SignInDialog),
);

/** What stands over every page: the sign-in dialog, the toasts, and the learner's event stream. */
export const SessionLayer = () => {
  const dispatch = useAppDispatch();
  const signInOpen = useAppSelector(({ session }) => session.signInOpen);
  const toasts = useAppSelector((state) => state.toasts);
  useLearnerEvents();
  useSessionSync();
  return (
    <>
      {signInOpen && (
        <Suspense fallback={null}>
          <SignInDialog onClose={() => dispatch(signInDismissed())} />
        </Suspense>
      )}
      <ToastHost toasts={toasts} onClose={(id) => dispatch(toastClosed(id))} />
    </>
  );
};
