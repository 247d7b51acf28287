import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCollectedCountQuery, useCollectedQuery, useQuestionTypesQuery } from '../../lib/api/question.endpoints.js';
import { readPage, withFilter } from '../../lib/question-list/list-query.js';
import { ButtonLink } from '../../ui/button.js';
import { Empty } from '../../ui/empty.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Pagination } from '../../ui/pagination.js';
import { QuestionRow } from '../../ui/question-row.js';
import { Segmented } from '../../ui/segmented.js';
import { Select } from '../../ui/select.js';
import { Sheet } from '../../ui/sheet.js';
import { SkeletonLines } from '../../ui/skeleton.js';

const pageSize = 20;
const collections = ['0', '1', '2', '3', '4'] as const;

const Page = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

export const FavoritesPage = () => {
  const { t } = useTranslation('me');
  const [params, setParams] = useSearchParams();
  const collection = collections.find((one) => one === params.get('collection')) ?? '1';
  const type = params.get('type');
  const page = readPage(params);
  const filters = { type: Number(collection), ...(type && /^\d+$/.test(type) ? { questionType: Number(type) } : {}) };
  const { currentData, error, refetch } = useCollectedQuery({
    ...filters,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const { currentData: total } = useCollectedCountQuery(filters);
  const { data: types = [] } = useQuestionTypesQuery(2);
  const change = (key: string, value: string) => setParams(withFilter(params, key, value), { replace: true });

  return (
    <Page aria-busy={!currentData && !error}>
      <PageHeading title={t('favorites.title')}>{t('favorites.title')}</PageHeading>
      <Filters>
        <Segmented
          label={t('favorites.title')}
          choices={collections.map((value) => ({ value, name: t(`favorites.${value}`) }))}
          value={collection}
          onChange={(value) => change('collection', value)}
        />
        <Select
          label={t('favorites.type')}
          choices={[
            { id: 'any', name: t('favorites.anyType') },
            ...types.filter(({ count }) => count > 0).map(({ id, abbr }) => ({ id: String(id), name: abbr })),
          ]}
          value={type ?? 'any'}
          onChange={(value) => change('type', value === 'any' ? '' : value)}
        />
      </Filters>
      {error && !currentData && (
        <ErrorBlock title={t('favorites.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !currentData && <SkeletonLines lines={6} height={40} />}
      {currentData?.length === 0 && (
        <Empty action={<ButtonLink to="/app/question/list">{t('favorites.go')}</ButtonLink>}>
          {t('favorites.none', { name: t(`favorites.${collection}`) })}
        </Empty>
      )}
      <ol>
        {currentData?.map((question) => (
          <QuestionRow key={question.id} question={question} to={`/app/question/${question.id}`} />
        ))}
      </ol>
      {total && <Pagination page={page} pageSize={pageSize} count={total.count} />}
    </Page>
  );
};
