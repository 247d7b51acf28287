import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../ui/page-heading.js';
import { AuthLayout } from './auth-layout.js';
import { RegisterForm } from './register-form.js';
import { returnPath } from './return-path.js';

export const RegisterPage = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <AuthLayout>
      <PageHeading title={t('register.title')}>{t('register.title')}</PageHeading>
      <RegisterForm onRegistered={() => navigate(returnPath(search.get('from')), { replace: true })} />
      <p>
        {t('register.hasAccount')}{' '}
        <Link to={{ pathname: '/auth/sign-in', search: search.toString() }}>{t('register.signIn')}</Link>
      </p>
    </AuthLayout>
  );
};
