import { mockTypeId } from '@pte/exam/question-types';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isApiError } from '../../lib/api/api-error.js';
import { useForgetViewedMutation, useViewedCountQuery, useViewedQuery } from '../../lib/api/history.endpoints.js';
import { useQuestionTypesQuery } from '../../lib/api/question.endpoints.js';
import type { HistoryEntry } from '../../lib/api/shapes.js';
import { listPageSize, readPage } from '../../lib/question-list/list-query.js';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Empty } from '../../ui/empty.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { IconButton } from '../../ui/icon-button.js';
import { PaginatedTable } from '../../ui/paginated-table.js';
import { RelativeMoment } from '../../ui/relative-moment.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { ForgetAllDialog } from './forget-all-dialog.js';

const kind = 'question';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  > div:first-child {
    justify-self: end;
  }
`;

/** Questions that were opened, the latest first; each can be forgotten, or all. */
export const ViewedHistory = () => {
  const { t } = useTranslation('me');
  const [params] = useSearchParams();
  const page = readPage(params);
  const slice = { limit: listPageSize, offset: (page - 1) * listPageSize };
  // The server notes a view while a question is read, so what was fetched before is out of date.
  const afresh = { refetchOnMountOrArgChange: true };
  const { currentData, error, refetch } = useViewedQuery({ kind, ...slice }, afresh);
  const { data: total } = useViewedCountQuery({ kind }, afresh);
  if (error && !currentData) {
    return <ErrorBlock title={t('viewed.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!currentData || !total) return <SkeletonLines lines={10} height={44} />;
  if (currentData.length > 0) return <ViewedTable entries={currentData} page={page} count={total.count} />;
  if (page > 1) return <Navigate to="?tab=viewed" replace />;
  return <Empty action={<ButtonLink to="/app/question/list">{t('history.go')}</ButtonLink>}>{t('viewed.none')}</Empty>;
};

interface ViewedTableProps {
  entries: readonly HistoryEntry[];
  page: number;
  count: number;
}

const ViewedTable = ({ entries, page, count }: ViewedTableProps) => {
  const { t } = useTranslation('me');
  const { data: types = [] } = useQuestionTypesQuery(2);
  const [asking, setAsking] = useState(false);
  const columns = [
    {
      id: 'title',
      title: t('viewed.question'),
      cell: ({ targetId, questionTypeId, title }: HistoryEntry) => (
        <Link to={`/app/${questionTypeId === mockTypeId ? 'mock' : 'question'}/${targetId}`} lang="en">
          {title}
        </Link>
      ),
    },
    {
      id: 'type',
      title: t('viewed.type'),
      cell: ({ questionTypeId }: HistoryEntry) => (
        <span lang="en">{types.find(({ id }) => id === questionTypeId)?.abbr}</span>
      ),
    },
    {
      id: 'when',
      title: t('viewed.when'),
      cell: ({ viewedAt }: HistoryEntry) => <RelativeMoment unix={viewedAt} />,
    },
    { id: 'forget', title: t('viewed.actions'), cell: (entry: HistoryEntry) => <ForgetButton entry={entry} /> },
  ];
  return (
    <Box>
      <div>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {t('viewed.forgetAll')}
        </Button>
      </div>
      <PaginatedTable
        label={t('history.viewed')}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        page={page}
        pageSize={listPageSize}
        count={count}
      />
      {asking && <ForgetAllDialog kind={kind} count={count} onClose={() => setAsking(false)} />}
    </Box>
  );
};

const buttonBeside = (button: HTMLElement): HTMLElement | null => {
  const row = button.closest('tr');
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button') ?? null;
};

const ForgetButton = ({ entry: { id, title } }: { entry: HistoryEntry }) => {
  const { t } = useTranslation('me');
  const dispatch = useAppDispatch();
  const [forget, { isLoading }] = useForgetViewedMutation();
  const label = t('viewed.forget', { name: title });
  const press = async (button: HTMLElement) => {
    const { error } = await forget(id);
    // The row is about to go, and the focus with it.
    if (!error) buttonBeside(button)?.focus();
    if (isApiError(error)) dispatch(toastShown({ kind: 'error', message: error.message }));
  };
  return (
    <IconButton
      aria-label={label}
      title={label}
      disabled={isLoading}
      onClick={(event) => void press(event.currentTarget)}
    >
      <X size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
};
