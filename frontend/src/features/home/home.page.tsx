import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMedia } from '../../lib/browser/use-media.js';
import { lazyPage } from '../../lib/lazy-page.js';
import { useUser } from '../../lib/session/use-session.js';
import { lastQuestion } from '../../lib/storage/last-question.js';
import { ButtonLink } from '../../ui/button.js';
import { compactQuery } from '../../ui/media.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';
import { StatsCard } from '../../ui/stats-card.js';
import { QuickPractice } from './quick-practice.js';

// Neither is part of what everybody sees first, and the first load is short of room.
const ExamGoal = lazyPage(() => import('../../ui/exam-goal.js').then((module) => module.ExamGoal));
const HomeColumn = lazyPage(() => import('./home-column.js').then((module) => module.HomeColumn));

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const Banner = styled(Sheet)`
  display: grid;
  gap: 8px;
  justify-items: start;

  p {
    max-width: 38em;
    margin-bottom: 8px;
    color: var(--text-2);
    font-size: 16px;
    line-height: 28px;
  }
`;

export const HomePage = () => {
  const { t } = useTranslation('home');
  const user = useUser();
  const last = lastQuestion();
  const compact = useMedia(compactQuery);
  return (
    <Page>
      <Banner>
        <PageHeading title={t('title')}>{user ? t('hello', { name: user.name }) : t('helloVisitor')}</PageHeading>
        {user && (
          <Suspense fallback={null}>
            <ExamGoal />
          </Suspense>
        )}
        <p>{t('intro')}</p>
        <ButtonLink to={last ?? '/app/question/list'} $kind="primary">
          {t(last ? 'continue' : 'start')}
        </ButtonLink>
      </Banner>
      <QuickPractice />
      {compact && (
        <Suspense fallback={null}>
          <HomeColumn />
          <StatsCard />
        </Suspense>
      )}
    </Page>
  );
};
