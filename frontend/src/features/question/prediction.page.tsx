import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuestionsQuery, useQuestionTypesQuery } from '../../lib/api/question.endpoints.js';
import { typeName } from '../../lib/i18n/type-name.js';
import { questionAddress, readListQuery, readPage, toFilters, withFilter } from '../../lib/question-list/list-query.js';
import { useAppSelector } from '../../lib/store.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Empty } from '../../ui/empty.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Pagination } from '../../ui/pagination.js';
import { QuestionRow } from '../../ui/question-row.js';
import { Select } from '../../ui/select.js';
import { Sheet } from '../../ui/sheet.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { useRowKeys } from '../../ui/use-row-keys.js';

const pageSize = 20;

const Page = styled(Sheet)`
  display: grid;
  gap: 16px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

const TypeFilter = ({ value, onChange }: { value: number | null; onChange: (type: string) => void }) => {
  const { t } = useTranslation('question');
  const { data = [] } = useQuestionTypesQuery(2);
  const types = data.filter(({ type, count }) => type !== 4 && count > 0);
  return (
    <Select
      label={t('prediction.type')}
      choices={[
        { id: 'any', name: t('prediction.anyType') },
        ...types.map((type) => ({ id: String(type.id), name: `${type.abbr} ${typeName(type)}` })),
      ]}
      value={value === null ? 'any' : String(value)}
      onChange={(type) => onChange(type === 'any' ? '' : type)}
    />
  );
};

export const PredictionPage = () => {
  const { t } = useTranslation(['question', 'common']);
  const [params, setParams] = useSearchParams();
  const page = readPage(params);
  const offset = (page - 1) * pageSize;
  const query = { ...readListQuery(params), highOnly: true, sort: 'likely' as const };
  const { currentData, error, refetch } = useQuestionsQuery({ ...toFilters(query), limit: pageSize, offset });
  useRowKeys(useAppSelector(({ preferences }) => preferences.shortcuts));
  const high = withFilter(params, 'predictive', 'high');
  const first = currentData?.data[0];

  return (
    <Page aria-busy={!currentData && !error}>
      <Head>
        <PageHeading title={t('question:prediction.title')}>{t('question:prediction.title')}</PageHeading>
        <TypeFilter value={query.type} onChange={(type) => setParams(withFilter(params, 'type', type))} />
      </Head>
      {error && !currentData && (
        <ErrorBlock title={t('question:prediction.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !currentData && <SkeletonLines lines={10} height={40} />}
      {currentData?.data.length === 0 && (
        <Empty
          action={
            query.type !== null && <Button onClick={() => setParams({})}>{t('common:action.clearFilters')}</Button>
          }
        >
          {t('question:prediction.none')}
        </Empty>
      )}
      {first && (
        <div>
          <ButtonLink $kind="primary" to={questionAddress(first.id, high, offset, query.type)}>
            {t('question:prediction.begin')}
          </ButtonLink>
        </div>
      )}
      <ol>
        {currentData?.data.map((question, row) => (
          <QuestionRow
            key={question.id}
            question={question}
            to={questionAddress(question.id, high, offset + row, query.type)}
          />
        ))}
      </ol>
      {currentData && <Pagination page={page} pageSize={pageSize} count={currentData.count} />}
    </Page>
  );
};
