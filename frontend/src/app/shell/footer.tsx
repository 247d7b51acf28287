import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppSelector } from '../../lib/store.js';

const Bar = styled.footer`
  padding: 24px;
  border-top: 1px solid var(--line);
  color: var(--text-3);
  font-size: 12px;
  text-align: center;

  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 16px;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--text-2);
  }
`;

const pages = ['help', 'report', 'about', 'accuracy', 'terms', 'privacy', 'conduct'] as const;

export const Footer = () => {
  const { t } = useTranslation('common');
  const hidden = useAppSelector(({ preferences }) => preferences.hideFooter);
  if (hidden) return null;
  return (
    <Bar>
      <nav aria-label={t('footer.label')}>
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <Link to={`/?page=${page}`}>{t(`footer.${page}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>{t('footer.note')}</p>
    </Bar>
  );
};
