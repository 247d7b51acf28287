import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ButtonLink } from '../ui/button.js';
import { SkeletonLines } from '../ui/skeleton.js';
import { Wordmark } from '../ui/wordmark.js';
import { ErrorBoundary } from './error-boundary.js';
import { AvatarMenu } from './shell/avatar-menu.js';
import { Footer } from './shell/footer.js';

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100dvh;
  background: var(--bg);
`;

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--header-height);
  padding: 0 24px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);

  > :first-child {
    margin-right: auto;
  }

  @media (max-width: 767px) {
    padding: 0 16px;
  }
`;

const Content = styled.main`
  width: min(1080px, 100%);
  margin: 0 auto;
  padding: 24px;

  @media (max-width: 767px) {
    padding: 16px;
  }
`;

/** Pages outside the learning area: no sidebar, always light. */
export const PublicLayout = () => {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  return (
    <Page>
      <Bar>
        <Wordmark />
        <ButtonLink to="/app" $kind="quiet">
          {t('shell.enter')}
        </ButtonLink>
        <AvatarMenu />
      </Bar>
      <Content id="content">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<SkeletonLines lines={8} height={44} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Content>
      <Footer />
    </Page>
  );
};
