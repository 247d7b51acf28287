import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { wechatPending } from '../../lib/session/wechat-visit.js';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { PageHeading } from '../../ui/page-heading.js';
import { AuthLayout } from './auth-layout.js';
import { RegisterForm } from './register-form.js';
import { returnPath } from './return-path.js';
import { WechatForm } from './wechat-form.js';

export const RegisterPage = () => {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const draft = search.get('from') === 'wechat' ? wechatPending() : null;
  const from = returnPath(draft?.from ?? search.get('from'));
  const enter = () => navigate(from, { replace: true });
  const beginAgain = (message: string) => {
    dispatch(toastShown({ kind: 'error', message }));
    navigate('/auth/sign-in', { replace: true });
  };
  const title = t(draft ? 'wechat.title' : 'register.title');
  return (
    <AuthLayout>
      <PageHeading title={title}>{title}</PageHeading>
      {draft ? (
        <WechatForm draft={draft} onRegistered={enter} onExpired={beginAgain} />
      ) : (
        <RegisterForm onRegistered={enter} />
      )}
      <p>
        {t(draft ? 'wechat.hasAccount' : 'register.hasAccount')}{' '}
        <Link to={`/auth/sign-in?from=${encodeURIComponent(draft ? '/app/me/security' : from)}`}>
          {t(draft ? 'wechat.bindLater' : 'register.signIn')}
        </Link>
      </p>
    </AuthLayout>
  );
};
