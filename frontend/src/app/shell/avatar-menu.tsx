import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useUser } from '../../lib/session/use-session.js';
import { ButtonLink } from '../../ui/button.js';
import { PopoverPanel } from '../../ui/popover-panel.js';

const panelId = 'avatar-menu';

const entries = [
  { to: '/app/me', label: 'profile' },
  { to: '/app/me/vip', label: 'vip' },
  { to: '/app/me/orders', label: 'orders' },
  { to: '/app/me/favorites', label: 'favorites' },
  { to: '/app/me/history', label: 'history' },
  { to: '/app/me/security', label: 'security' },
  { to: '/app/me/preferences', label: 'preferences' },
  { to: '/auth/sign-out', label: 'signOut' },
] as const;

const Avatar = styled.button`
  display: grid;
  place-items: center;
  width: var(--control-height);
  height: var(--control-height);
  padding: 0;
  border: 1px solid var(--control);
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand);
  font-weight: 600;
  cursor: pointer;
`;

const Panel = styled(PopoverPanel)`
  top: calc(var(--header-height) + 4px);
  right: 16px;
  min-width: 200px;
  padding: 8px;

  a {
    display: flex;
    align-items: center;
    min-height: 40px;
    padding: 0 12px;
    border-radius: var(--radius-small);
    color: var(--text);
    text-decoration: none;
  }

  a:hover {
    background: var(--sunken);
  }

  p {
    padding: 8px 12px;
    border-bottom: 1px solid var(--line);
    font-weight: 600;
  }
`;

export const AvatarMenu = () => {
  const { t } = useTranslation('common');
  const user = useUser();
  const { pathname, search } = useLocation();
  if (!user) {
    const from = pathname.startsWith('/app') ? `?from=${encodeURIComponent(pathname + search)}` : '';
    return <ButtonLink to={`/auth/sign-in${from}`}>{t('action.signIn')}</ButtonLink>;
  }
  return (
    <>
      <Avatar type="button" popoverTarget={panelId} aria-label={t('shell.account', { name: user.name })}>
        {[...user.name][0]?.toUpperCase()}
      </Avatar>
      <Panel id={panelId}>
        {() => (
          <>
            <p>{user.name}</p>
            <ul>
              {entries.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{t(`menu.${label}`)}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </>
  );
};
