import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../../ui/media.js';
import { bottomEntries } from '../navigation.js';

const Bar = styled.nav`
  display: none;

  ${media.mobile} {
    position: fixed;
    inset: auto 0 0;
    z-index: 20;
    display: block;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid var(--line);
    background: var(--surface);
  }

  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }

  a {
    display: grid;
    justify-items: center;
    align-content: center;
    min-height: var(--bar-height);
    color: var(--text-2);
    font-size: 12px;
    line-height: 18px;
    text-decoration: none;
  }

  a[aria-current] {
    color: var(--brand);
    font-weight: 600;
    box-shadow: inset 0 2px var(--brand);
  }
`;

export const BottomBar = () => {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  return (
    <Bar aria-label={t('shell.bottom')}>
      <ul>
        {bottomEntries.map(({ to, label, icon: Icon, covers }) => (
          <li key={to}>
            <Link to={to} aria-current={covers(pathname) ? 'page' : undefined}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {t(`shell.${label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Bar>
  );
};
