import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useUser } from '../../lib/session/use-session.js';
import { lastQuestion } from '../../lib/storage/last-question.js';
import { ButtonLink } from '../../ui/button.js';
import { media } from '../../ui/media.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';
import { StatsCard } from '../../ui/stats-card.js';
import { PredictionCard } from './prediction-card.js';
import { QuickPractice } from './quick-practice.js';

const Page = styled.div`
  display: grid;
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

const Below = styled.div`
  display: none;
  ${media.compact} {
    display: block;
  }
`;

const readAloud = '/app/question/list/2';

export const HomePage = () => {
  const { t } = useTranslation('home');
  const user = useUser();
  const last = lastQuestion();
  return (
    <Page>
      <Banner>
        <PageHeading title={t('title')}>{user ? t('hello', { name: user.name }) : t('helloVisitor')}</PageHeading>
        <p>{t('intro')}</p>
        <ButtonLink to={last ?? readAloud} $kind="primary">
          {t(last ? 'continue' : 'start')}
        </ButtonLink>
      </Banner>
      <QuickPractice />
      <PredictionCard />
      <Below>
        <StatsCard />
      </Below>
    </Page>
  );
};
