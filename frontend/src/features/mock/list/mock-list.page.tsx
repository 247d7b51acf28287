import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  useMockCountQuery,
  useMockSessionsQuery,
  useMocksQuery,
  useQuestionsByIdsQuery,
} from '../../../lib/api/mock.endpoints.js';
import { readPage } from '../../../lib/question-list/list-query.js';
import { useIsVip, useUser } from '../../../lib/session/use-session.js';
import { useAppDispatch, useAppSelector } from '../../../lib/store.js';
import { toastShown } from '../../../lib/toast/toast.slice.js';
import { Button } from '../../../ui/button.js';
import { Chip } from '../../../ui/chip.js';
import { Empty } from '../../../ui/empty.js';
import { ErrorBlock } from '../../../ui/error-block.js';
import { PageHeading } from '../../../ui/page-heading.js';
import { Pagination } from '../../../ui/pagination.js';
import { Sheet } from '../../../ui/sheet.js';
import { Spinner } from '../../../ui/spinner.js';
import { useRowKeys } from '../../../ui/use-row-keys.js';
import { MockFilterBar } from './mock-filters.js';
import { toMockFilters } from './mock-list-query.js';
import { MockRow } from './mock-row.js';
import { VipDialog } from './vip-dialog.js';

const pageSize = 10;
const rowHeight = 56;
/** The most sessions that one call gives; older ones lose their link, not their report. */
const sessionLimit = 100;

const List = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

const Waiting = styled.p`
  display: grid;
  place-items: center;
  height: ${pageSize * rowHeight}px;
`;

export const MockListPage = () => {
  const { t } = useTranslation('mock');
  return (
    <List>
      <Head>
        <PageHeading title={t('list.title')}>{t('list.title')}</PageHeading>
        <PractisedBadge />
      </Head>
      <MockFilterBar />
      <Rows />
    </List>
  );
};

const PractisedBadge = () => {
  const { t } = useTranslation('mock');
  const user = useUser();
  const total = useMockCountQuery({});
  const done = useMockCountQuery({ hasPracticed: true }, { skip: !user });
  if (!total.data) return null;
  return <Chip $tone="brand">{t('list.badge', { done: done.data?.count ?? 0, total: total.data.count })}</Chip>;
};

const Rows = () => {
  const { t } = useTranslation(['mock', 'common']);
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const page = readPage(params);
  const vip = useIsVip();
  const user = useUser();
  const [explaining, setExplaining] = useState(false);
  const { currentData, error, refetch } = useMocksQuery({
    ...toMockFilters(params),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const ids = currentData?.data.map(({ id }) => id) ?? [];
  const whole = useQuestionsByIdsQuery(ids, { skip: ids.length === 0 });
  const sessions = useMockSessionsQuery({ limit: sessionLimit }, { skip: !user });
  useRowKeys(useAppSelector(({ preferences }) => preferences.shortcuts));

  useEffect(() => {
    if (error) dispatch(toastShown({ kind: 'error', message: t('mock:list.failed') }));
  }, [error, dispatch, t]);

  if (error && !currentData) {
    return <ErrorBlock title={t('mock:list.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!currentData) {
    return (
      <Waiting role="status" aria-label={t('common:loading')}>
        <Spinner />
      </Waiting>
    );
  }
  if (currentData.data.length === 0) {
    return (
      <Empty action={<Button onClick={() => setParams({})}>{t('common:action.clearFilters')}</Button>}>
        {t('mock:list.none')}
      </Empty>
    );
  }
  return (
    <>
      <ol>
        {currentData.data.map((mock) => (
          <MockRow
            key={mock.id}
            mock={mock}
            whole={whole.data?.[String(mock.id)]}
            vip={vip}
            sessions={sessions.data?.filter(({ mockId }) => mockId === mock.id) ?? []}
            onExplain={() => setExplaining(true)}
          />
        ))}
      </ol>
      <Pagination page={page} pageSize={pageSize} count={currentData.count} />
      {explaining && <VipDialog onClose={() => setExplaining(false)} />}
    </>
  );
};
