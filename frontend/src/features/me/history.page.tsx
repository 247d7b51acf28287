import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFinishedCountQuery, useFinishedQuery } from '../../lib/api/submission.endpoints.js';
import { currentLocale } from '../../lib/i18n/locale.js';
import { readPage } from '../../lib/question-list/list-query.js';
import { formatDate, toDate } from '../../lib/time/relative-time.js';
import { ButtonLink } from '../../ui/button.js';
import { Empty } from '../../ui/empty.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Pagination } from '../../ui/pagination.js';
import { Sheet } from '../../ui/sheet.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { HistoryRow } from './history-row.js';

const pageSize = 20;

const Page = styled(Sheet)`
  display: grid;
  gap: 16px;

  h2 {
    font-size: 14px;
    color: var(--text-2);
  }
`;

export const HistoryPage = () => {
  const { t } = useTranslation('me');
  const [params] = useSearchParams();
  const page = readPage(params);
  const { currentData, error, refetch } = useFinishedQuery({ limit: pageSize, offset: (page - 1) * pageSize });
  const { data: total } = useFinishedCountQuery();
  const days = Map.groupBy(currentData ?? [], ({ createdAt }) => toDate(createdAt).toDateString());
  return (
    <Page aria-busy={!currentData && !error}>
      <PageHeading title={t('history.title')}>{t('history.title')}</PageHeading>
      {error && !currentData && <ErrorBlock title={t('history.failed')} error={error} onRetry={() => void refetch()} />}
      {!error && !currentData && <SkeletonLines lines={10} height={40} />}
      {currentData?.length === 0 && (
        <Empty action={<ButtonLink to="/app/question/list">{t('history.go')}</ButtonLink>}>{t('history.none')}</Empty>
      )}
      {[...days].map(([day, submissions]) => (
        <section key={day}>
          <h2>{formatDate(submissions[0]?.createdAt ?? 0, currentLocale())}</h2>
          <ol>
            {submissions.map((submission) => (
              <HistoryRow key={submission.id} submission={submission} />
            ))}
          </ol>
        </section>
      ))}
      {total && <Pagination page={page} pageSize={pageSize} count={total.count} />}
    </Page>
  );
};
