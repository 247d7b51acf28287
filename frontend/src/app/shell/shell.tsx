import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { readText, writeText } from '../../lib/storage/local-store.js';
import { media } from '../../ui/media.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { ErrorBoundary } from '../error-boundary.js';
import { BottomBar } from './bottom-bar.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { OfflineBar } from './offline-bar.js';
import { Sidebar } from './sidebar.js';
import { SkipLink } from './skip-link.js';
import { StatsColumn } from './stats-column.js';
import { useGoShortcuts } from './use-shell-shortcuts.js';

const foldKey = 'pte-sidebar-folded';

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100dvh;
  background: var(--bg);

  ${media.mobile} {
    padding-bottom: calc(var(--bar-height) + env(safe-area-inset-bottom));
  }
`;

const Columns = styled.div<{ $aside: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) ${({ $aside }) => ($aside ? '280px' : '')};
  gap: 24px;
  width: 100%;
  max-width: 1280px;
  margin: 0 auto;
  padding: 24px;

  ${media.compact} {
    grid-template-columns: auto minmax(0, 1fr);
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding: 16px;
  }
`;

/** On a question the exercise is the page: the sidebar becomes a rail and the right column goes. */
const isExercise = (pathname: string): boolean => /^\/app\/question\/\d+$/.test(pathname);

export const Shell = () => {
  const { pathname } = useLocation();
  const [folded, setFolded] = useState(() => readText(foldKey) === 'true');
  const exercise = isExercise(pathname);
  useGoShortcuts();
  const fold = () => {
    writeText(foldKey, String(!folded));
    setFolded(!folded);
  };
  return (
    <Page>
      <SkipLink />
      <div>
        <Header folded={folded || exercise} onFold={fold} />
        <OfflineBar />
      </div>
      <Columns $aside={!exercise}>
        <Sidebar folded={folded || exercise} />
        <main id="content" tabIndex={-1}>
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<SkeletonLines lines={8} height={44} />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        {!exercise && <StatsColumn />}
      </Columns>
      <Footer />
      <BottomBar />
    </Page>
  );
};
