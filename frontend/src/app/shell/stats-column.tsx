import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMedia } from '../../lib/browser/use-media.js';
import { lazyPage } from '../../lib/lazy-page.js';
import { compactQuery } from '../../ui/media.js';
import { StatsCard } from '../../ui/stats-card.js';

const HomeColumn = lazyPage(() => import('../../features/home/home-column.js').then((module) => module.HomeColumn));

const Column = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-self: start;
`;

/** Right of the page where there is room; what it holds then stands on the pages themselves. */
export const StatsColumn = () => {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const isHome = /^\/app\/?$/.test(pathname);
  if (useMedia(compactQuery)) return null;
  return (
    <Column aria-label={t('shell.aside')}>
      <StatsCard />
      {isHome && (
        <Suspense fallback={null}>
          <HomeColumn />
        </Suspense>
      )}
    </Column>
  );
};
