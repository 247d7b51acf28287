import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSignOutMutation } from '../../lib/api/account.endpoints.js';
import { signedOut } from '../../lib/session/session.slice.js';
import { readToken } from '../../lib/storage/token-cookie.js';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { PageHeading } from '../../ui/page-heading.js';
import { AuthLayout } from './auth-layout.js';

/** Ends the session on the server and, whatever that answers, on this device. */
export const SignOutPage = () => {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const leave = async () => {
      if (readToken()) await signOut();
      dispatch(signedOut());
      dispatch(toastShown({ kind: 'success', message: t('common:session.signedOut') }));
      navigate('/', { replace: true });
    };
    void leave();
  }, [dispatch, navigate, signOut, t]);

  return (
    <AuthLayout>
      <PageHeading title={t('auth:signOut.title')}>{t('auth:signOut.title')}</PageHeading>
      <p role="status">{t('auth:signOut.busy')}</p>
    </AuthLayout>
  );
};
