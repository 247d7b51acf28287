import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { type PageWindow, pageNumbers } from './page-numbers.js';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }

  a,
  li > span {
    display: grid;
    place-items: center;
    min-width: var(--control-height);
    min-height: var(--control-height);
    padding: 0 8px;
    border-radius: var(--radius-small);
    text-decoration: none;
  }

  a[aria-current] {
    background: var(--brand-soft);
    box-shadow: inset 0 -2px var(--brand);
    font-weight: 600;
  }
`;

export interface PaginationProps {
  page: number;
  pageSize: number;
  count: number;
  around?: PageWindow;
}

/** Hidden when everything fits on one page. The page is in the address. */
export const Pagination = ({ page, pageSize, count, around = 2 }: PaginationProps) => {
  const { t } = useTranslation('common');
  const [search] = useSearchParams();
  const pages = Math.ceil(count / pageSize);
  if (pages <= 1) return null;
  const address = (target: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(target));
    return { search: next.toString() };
  };
  return (
    <Bar aria-label={t('page.label')}>
      <ol>
        {page > 1 && (
          <li>
            <Link to={address(page - 1)} rel="prev">
              ‹ {t('page.previous')}
            </Link>
          </li>
        )}
        {pageNumbers(page, pages, around).map((item) => (
          <li key={item.key}>
            {item.page === null ? (
              <span aria-hidden>…</span>
            ) : (
              <Link to={address(item.page)} aria-current={item.page === page ? 'page' : undefined}>
                {item.page}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={address(page + 1)} rel="next">
              {t('page.next')} ›
            </Link>
          </li>
        )}
      </ol>
      <span>{t('page.summary', { size: pageSize, pages })}</span>
    </Bar>
  );
};
