import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../../ui/media.js';
import { hiddenStyle } from '../../ui/visually-hidden.js';
import { sidebarEntries } from '../navigation.js';

const Bar = styled.nav<{ $folded: boolean }>`
  position: sticky;
  top: calc(var(--header-height) + 24px);
  align-self: start;
  width: ${({ $folded }) => ($folded ? 64 : 208)}px;

  ul {
    display: grid;
    gap: 4px;
  }

  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 0 12px;
    border-left: 3px solid transparent;
    border-radius: var(--radius-small);
    color: var(--text-2);
    text-decoration: none;
    justify-content: ${({ $folded }) => ($folded ? 'center' : 'flex-start')};
  }

  a > span {
    ${({ $folded }) => $folded && hiddenStyle}
  }

  a[aria-current] {
    border-color: var(--brand);
    background: var(--brand-soft);
    color: var(--brand);
    font-weight: 600;
  }

  @media (hover: hover) {
    a:hover:not([aria-current]) {
      background: var(--sunken);
      color: var(--text);
    }
  }

  ${media.mobile} {
    display: none;
  }
`;

export const Sidebar = ({ folded }: { folded: boolean }) => {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  return (
    <Bar $folded={folded} aria-label={t('shell.navigation')}>
      <ul>
        {sidebarEntries.map(({ to, label, icon: Icon, covers }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={covers(pathname) ? 'page' : undefined}
              title={folded ? t(`shell.${label}`) : undefined}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <span>{t(`shell.${label}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Bar>
  );
};
