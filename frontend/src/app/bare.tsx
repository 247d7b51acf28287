import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { SkeletonLines } from '../ui/skeleton.js';
import { ErrorBoundary } from './error-boundary.js';

const Ground = styled.main`
  min-height: 100dvh;
  background: var(--bg);
`;

/** A page that fills the window: an exam has no menus around it. */
export const Bare = () => {
  const { pathname } = useLocation();
  return (
    <Ground>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<SkeletonLines lines={8} height={44} />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </Ground>
  );
};
