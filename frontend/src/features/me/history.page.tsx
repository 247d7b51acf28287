import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';
import { Tabs } from '../../ui/tabs.js';
import { PractisedHistory } from './practised-history.js';
import { ViewedHistory } from './viewed-history.js';

const Page = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** What was practised and what was only looked at; the tab is in the address. */
export const HistoryPage = () => {
  const { t } = useTranslation('me');
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'viewed' ? 'viewed' : 'practised';
  return (
    <Page>
      <PageHeading title={t('history.title')}>{t('history.title')}</PageHeading>
      <Tabs
        label={t('history.title')}
        items={[
          { id: 'practised' as const, name: t('history.practised'), content: <PractisedHistory /> },
          { id: 'viewed' as const, name: t('history.viewed'), content: <ViewedHistory /> },
        ]}
        selected={tab}
        onSelect={(next) => setParams(next === 'viewed' ? { tab: next } : {}, { replace: true })}
      />
    </Page>
  );
};
