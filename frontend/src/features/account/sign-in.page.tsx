import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { adoptPreferences } from '../../lib/preferences/adopt-preferences.js';
import { useAppDispatch } from '../../lib/store.js';
import { PageHeading } from '../../ui/page-heading.js';
import { AuthLayout } from './auth-layout.js';
import { returnPath } from './return-path.js';
import { SignInForm } from './sign-in-form.js';

export const SignInPage = () => {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const enter = () => {
    void dispatch(adoptPreferences());
    navigate(returnPath(search.get('from')), { replace: true });
  };
  return (
    <AuthLayout>
      <PageHeading title={t('signIn.title')}>{t('signIn.title')}</PageHeading>
      <SignInForm onSignedIn={enter} />
      <p>
        {t('signIn.noAccount')}{' '}
        <Link to={{ pathname: '/auth/register', search: search.toString() }}>{t('signIn.register')}</Link>
      </p>
    </AuthLayout>
  );
};
