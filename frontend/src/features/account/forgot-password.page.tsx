import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { PageHeading } from '../../ui/page-heading.js';
import { AuthLayout } from './auth-layout.js';
import { ResetCodeForm } from './reset-code-form.js';
import { ResetPasswordForm } from './reset-password-form.js';

/** E-mail, code and new password, sign-in page. Nothing here says whether the address is known. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [email, setEmail] = useState<string>();
  const finish = () => {
    dispatch(toastShown({ kind: 'success', message: t('forgot.done') }));
    navigate('/auth/sign-in', { replace: true });
  };
  return (
    <AuthLayout>
      <PageHeading title={t('forgot.title')}>{t('forgot.title')}</PageHeading>
      {email === undefined ? <ResetCodeForm onSent={setEmail} /> : <ResetPasswordForm email={email} onReset={finish} />}
      <p>
        <Link to="/auth/sign-in">{t('forgot.back')}</Link>
      </p>
    </AuthLayout>
  );
};
