import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { adoptPreferences } from '../../lib/preferences/adopt-preferences.js';
import { useAppDispatch } from '../../lib/store.js';
import { FieldError } from '../../ui/field.js';
import { PageHeading } from '../../ui/page-heading.js';
import { AuthLayout } from './auth-layout.js';
import { returnPath } from './return-path.js';
import { SignInForm } from './sign-in-form.js';
import { useWechatReturn } from './use-wechat-return.js';
import { WechatButton } from './wechat-button.js';

export const SignInPage = () => {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { isBusy, problem } = useWechatReturn();
  const from = returnPath(search.get('from'));
  const enter = () => {
    void dispatch(adoptPreferences());
    navigate(from, { replace: true });
  };
  return (
    <AuthLayout>
      <PageHeading title={t('signIn.title')}>{t('signIn.title')}</PageHeading>
      {isBusy ? (
        <p role="status">{t('wechat.busy')}</p>
      ) : (
        <>
          <div role="alert">{problem && <FieldError id="wechat-error">{problem}</FieldError>}</div>
          <SignInForm onSignedIn={enter} />
          <WechatButton from={from} />
          <p>
            <Link to="/auth/forgot-password">{t('forgot.link')}</Link>
          </p>
          <p>
            {t('signIn.noAccount')}{' '}
            <Link to={{ pathname: '/auth/register', search: `from=${encodeURIComponent(from)}` }}>
              {t('signIn.register')}
            </Link>
          </p>
        </>
      )}
    </AuthLayout>
  );
};
