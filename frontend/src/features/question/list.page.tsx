import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuestionTypeQuery } from '../../lib/api/question.endpoints.js';
import { readListQuery, withFilter } from '../../lib/question-list/list-query.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { categoryOf } from '../../ui/category-mark.js';
import { Empty } from '../../ui/empty.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { PageHeading } from '../../ui/page-heading.js';
import { QuestionList } from '../../ui/question-list.js';
import { Sheet } from '../../ui/sheet.js';
import { TypeTabs } from '../../ui/type-tabs.js';
import { ListFilters } from './list-filters.js';
import { ListHead } from './list-head.js';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const List = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const isId = (text: string | undefined): text is string => text !== undefined && /^\d{1,9}$/.test(text);

export const ListPage = () => {
  const { typeId } = useParams();
  return isId(typeId) ? <TypeList key={typeId} typeId={Number(typeId)} /> : <InvalidType />;
};

const InvalidType = () => {
  const { t } = useTranslation('question');
  return (
    <Sheet>
      <PageHeading title={t('list.invalidType')}>{t('list.invalidType')}</PageHeading>
      <Link to="/app/question/list">{t('list.all')}</Link>
    </Sheet>
  );
};

const TypeList = ({ typeId }: { typeId: number }) => {
  const { t } = useTranslation('question');
  const [params] = useSearchParams();
  const type = useQuestionTypeQuery(typeId);
  if (type.error && 'status' in type.error && type.error.status === 404) return <InvalidType />;
  if (type.data && categoryOf(type.data.type) === null) return <Navigate to="/app/mock" replace />;
  const others = withFilter(params, 'search', '').toString();
  return (
    <Page>
      <TypeTabs
        current={typeId}
        address={(id) => `/app/question/list${id === null ? '' : `/${id}`}${others && `?${others}`}`}
      />
      {type.error && !type.data ? (
        <ErrorBlock title={t('list.typeFailed')} error={type.error} onRetry={() => void type.refetch()} />
      ) : (
        <ListHead type={type.data} />
      )}
      <List aria-busy={type.data === undefined}>
        <ListFilters />
        <QuestionList
          list={withFilter(withFilter(params, 'type', String(typeId)), 'collection', '')}
          failed={t('list.failed')}
          empty={<NothingFound />}
        />
      </List>
    </Page>
  );
};

const NothingFound = () => {
  const { t } = useTranslation(['question', 'common']);
  const [params, setParams] = useSearchParams();
  const { difficulty, practised, exercise, highOnly, search } = readListQuery(params);
  const filtered = highOnly || search !== '' || [difficulty, practised, exercise].some((value) => value !== null);
  return filtered || params.has('page') ? (
    <Empty action={<Button onClick={() => setParams({})}>{t('common:action.clearFilters')}</Button>}>
      {t('question:list.noMatch')}
    </Empty>
  ) : (
    <Empty action={<ButtonLink to="/app/question/list">{t('question:list.all')}</ButtonLink>}>
      {t('question:list.none')}
    </Empty>
  );
};
