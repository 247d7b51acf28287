import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { readListQuery, withFilter } from '../../lib/question-list/list-query.js';
import { Button } from '../../ui/button.js';
import { Empty } from '../../ui/empty.js';
import { PageHeading } from '../../ui/page-heading.js';
import { QuestionList } from '../../ui/question-list.js';
import { Sheet } from '../../ui/sheet.js';
import { TypeTabs } from '../../ui/type-tabs.js';

const Page = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** Likely questions, the likeliest first; of one type or of all. */
export const PredictionPage = () => {
  const { t } = useTranslation(['question', 'common']);
  const [params, setParams] = useSearchParams();
  const { type } = readListQuery(params);
  const list = new URLSearchParams({ predictive: 'high', ...(type === null ? {} : { type: String(type) }) });
  return (
    <Page>
      <PageHeading title={t('question:prediction.title')}>{t('question:prediction.title')}</PageHeading>
      <TypeTabs
        current={type}
        all={t('question:prediction.anyType')}
        address={(id) => {
          const next = withFilter(params, 'type', id === null ? '' : String(id)).toString();
          return `/app/predicate${next && `?${next}`}`;
        }}
      />
      <QuestionList
        list={list}
        begin={t('question:prediction.begin')}
        failed={t('question:prediction.failed')}
        empty={
          <Empty
            action={type !== null && <Button onClick={() => setParams({})}>{t('common:action.clearFilters')}</Button>}
          >
            {t('question:prediction.none')}
          </Empty>
        }
      />
    </Page>
  );
};
