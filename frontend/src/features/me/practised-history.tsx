import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFinishedCountQuery, useFinishedQuery } from '../../lib/api/submission.endpoints.js';
import { currentLocale } from '../../lib/i18n/locale.js';
import { listPageSize, readPage } from '../../lib/question-list/list-query.js';
import { useAppSelector } from '../../lib/store.js';
import { formatDate, toDate } from '../../lib/time/relative-time.js';
import { ButtonLink } from '../../ui/button.js';
import { Empty } from '../../ui/empty.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { Pagination } from '../../ui/pagination.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { useRowKeys } from '../../ui/use-row-keys.js';
import { HistoryRow } from './history-row.js';

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  h2 {
    font-size: 14px;
    color: var(--text-2);
  }
`;

/** Every submission, newest first, by day. */
export const PractisedHistory = () => {
  const { t } = useTranslation('me');
  const [params] = useSearchParams();
  const page = readPage(params);
  const slice = { limit: listPageSize, offset: (page - 1) * listPageSize };
  const { currentData, error, refetch } = useFinishedQuery(slice);
  const { data: total } = useFinishedCountQuery();
  useRowKeys(useAppSelector(({ preferences }) => preferences.shortcuts));
  if (error && !currentData) {
    return <ErrorBlock title={t('history.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!currentData) return <SkeletonLines lines={10} height={40} />;
  if (currentData.length === 0) {
    return (
      <Empty action={<ButtonLink to="/app/question/list">{t('history.go')}</ButtonLink>}>{t('history.none')}</Empty>
    );
  }
  const days = Map.groupBy(currentData, ({ createdAt }) => toDate(createdAt).toDateString());
  return (
    <Days>
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
      {total && <Pagination page={page} pageSize={listPageSize} count={total.count} />}
    </Days>
  );
};
