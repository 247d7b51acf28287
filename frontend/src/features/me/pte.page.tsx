import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePteProfileQuery } from '../../lib/api/account.endpoints.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { Tabs } from '../../ui/tabs.js';
import { LearningPlanTab } from './learning-plan.js';
import { TargetsForm } from './targets-form.js';

const Page = styled(Sheet)`
  display: grid;
  gap: 16px;
`;

/** What the learner aims at, and the plan that leads there. */
export const PtePage = () => {
  const { t } = useTranslation('me');
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'plan' ? 'plan' : 'targets';
  return (
    <Page>
      <PageHeading title={t('pte.title')}>{t('pte.title')}</PageHeading>
      <Tabs
        label={t('pte.title')}
        selected={tab}
        onSelect={(key) => setSearch(key === 'plan' ? { tab: 'plan' } : {})}
        items={[
          { id: 'targets', name: t('pte.targets'), content: <Targets /> },
          { id: 'plan', name: t('pte.plan'), content: <LearningPlanTab /> },
        ]}
      />
    </Page>
  );
};

const Targets = () => {
  const { t } = useTranslation('me');
  const { data, error, refetch } = usePteProfileQuery();
  if (data !== undefined) return <TargetsForm profile={data} />;
  return error ? (
    <ErrorBlock title={t('pte.failed')} error={error} onRetry={() => void refetch()} />
  ) : (
    <SkeletonLines lines={6} height={44} />
  );
};
