import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuestionsQuery, useQuestionTypeQuery } from '../../lib/api/question.endpoints.js';
import { questionAddress, readListQuery, readPage, toFilters } from '../../lib/question-list/list-query.js';
import { useAppSelector } from '../../lib/store.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Empty } from '../../ui/empty.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { Pagination } from '../../ui/pagination.js';
import { QuestionRow } from '../../ui/question-row.js';
import { Sheet } from '../../ui/sheet.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { useRowKeys } from '../../ui/use-row-keys.js';
import { ListFilters } from './list-filters.js';
import { ListHead } from './list-head.js';

const pageSize = 20;

const Page = styled.div`
  display: grid;
  gap: 16px;
`;

const List = styled(Sheet)`
  display: grid;
  gap: 16px;
`;

const isId = (text: string | undefined): text is string => text !== undefined && /^\d{1,9}$/.test(text);

export const ListPage = () => {
  const { typeId } = useParams();
  return isId(typeId) ? <TypeList typeId={Number(typeId)} /> : <InvalidType />;
};

const InvalidType = () => {
  const { t } = useTranslation('question');
  return (
    <Sheet>
      <h1>{t('list.invalidType')}</h1>
      <Link to="/app/question/list">{t('list.all')}</Link>
    </Sheet>
  );
};

const TypeList = ({ typeId }: { typeId: number }) => {
  const { t } = useTranslation('question');
  const type = useQuestionTypeQuery(typeId);
  if (type.error && 'status' in type.error && type.error.status === 404) return <InvalidType />;
  return (
    <Page>
      {type.error && !type.data ? (
        <ErrorBlock title={t('list.typeFailed')} error={type.error} onRetry={() => void type.refetch()} />
      ) : (
        <ListHead type={type.data} />
      )}
      <List aria-busy={type.data === undefined}>
        <ListFilters />
        <Rows typeId={typeId} />
      </List>
    </Page>
  );
};

const Rows = ({ typeId }: { typeId: number }) => {
  const { t } = useTranslation(['question', 'common']);
  const [params, setParams] = useSearchParams();
  const page = readPage(params);
  const offset = (page - 1) * pageSize;
  const filters = toFilters({ ...readListQuery(params), type: typeId });
  const { currentData, error, refetch } = useQuestionsQuery({ ...filters, limit: pageSize, offset });
  useRowKeys(useAppSelector(({ preferences }) => preferences.shortcuts));
  const filtered = [...params.keys()].some((key) => key !== 'page' && key !== 'sort');

  if (error && !currentData) {
    return <ErrorBlock title={t('question:list.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!currentData) return <SkeletonLines lines={10} height={40} />;
  if (currentData.data.length === 0) {
    return filtered || page > 1 ? (
      <Empty action={<Button onClick={() => setParams({})}>{t('common:action.clearFilters')}</Button>}>
        {t('question:list.noMatch')}
      </Empty>
    ) : (
      <Empty action={<ButtonLink to="/app/question/list">{t('question:list.all')}</ButtonLink>}>
        {t('question:list.none')}
      </Empty>
    );
  }
  return (
    <>
      <ol>
        {currentData.data.map((question, row) => (
          <QuestionRow
            key={question.id}
            question={question}
            to={questionAddress(question.id, params, offset + row, typeId)}
          />
        ))}
      </ol>
      <Pagination page={page} pageSize={pageSize} count={currentData.count} />
    </>
  );
};
