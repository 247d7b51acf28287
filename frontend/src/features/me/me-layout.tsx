import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

const Page = styled.div`
  display: grid;
  gap: 16px;
`;

const Nav = styled.nav`
  overflow-x: auto;

  ul {
    display: flex;
    gap: 4px;
    border-bottom: 1px solid var(--line);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    border-bottom: 2px solid transparent;
    color: var(--text-2);
    text-decoration: none;
    white-space: nowrap;
  }

  a[aria-current] {
    border-color: var(--brand);
    color: var(--text);
    font-weight: 600;
  }

  a:focus-visible {
    outline-offset: -2px;
  }
`;

const entries = [
  { to: '/app/me', label: 'profile' },
  { to: '/app/me/security', label: 'security' },
  { to: '/app/me/preferences', label: 'preferences' },
  { to: '/app/me/pte', label: 'pte' },
  { to: '/app/me/vip', label: 'vip' },
  { to: '/app/me/orders', label: 'orders' },
  { to: '/app/me/favorites', label: 'favorites' },
  { to: '/app/me/history', label: 'history' },
] as const;

export const MeLayout = () => {
  const { t } = useTranslation('me');
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a narrow screen each new page's tab is brought into view
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <Page>
      <Nav ref={nav} aria-label={t('nav.label')}>
        <ul>
          {entries.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end>
                {t(`nav.${label}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </Nav>
      <Outlet />
    </Page>
  );
};
