import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOrderCountQuery, useOrdersQuery } from '../../lib/api/payment.endpoints.js';
import type { OrderStatus } from '../../lib/api/shapes.js';
import { ButtonLink } from '../../ui/button.js';
import { Empty } from '../../ui/empty.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Pagination } from '../../ui/pagination.js';
import { Segmented } from '../../ui/segmented.js';
import { Sheet } from '../../ui/sheet.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { OrderRow } from './order-row.js';
import { useCheckout } from './use-checkout.js';
import { useOrdersProblem } from './use-orders-problem.js';

const pageSize = 10;
const statuses = ['', 'pending', 'paid', 'failed', 'closed'] as const;

const Page = styled(Sheet)`
  display: grid;
  gap: 16px;

  > fieldset {
    justify-self: start;
  }
`;

const isStatus = (text: string | null): text is OrderStatus =>
  statuses.some((status) => status !== '' && status === text);

/** The learner's own orders, ten a page; filter and page are in the address. */
export const OrdersPage = () => {
  const { t } = useTranslation('membership');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('status');
  const status = isStatus(asked) ? asked : '';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const orders = useOrdersQuery({ limit: pageSize, offset: (page - 1) * pageSize, status });
  const { data: { count } = { count: 0 } } = useOrderCountQuery({ status });
  const { isBusy, goOn } = useCheckout();
  useOrdersProblem(orders.error);
  const { data } = orders;
  return (
    <Page>
      <PageHeading title={t('orders.title')}>{t('orders.title')}</PageHeading>
      <Segmented
        label={t('orders.filter')}
        choices={statuses.map((value) => ({ value, name: t(value === '' ? 'orders.all' : `status.${value}`) }))}
        value={status}
        onChange={(value) => setSearch(value ? { status: value } : {})}
      />
      {orders.error && !data && (
        <ErrorBlock title={t('orders.failed')} error={orders.error} onRetry={() => void orders.refetch()} />
      )}
      {!data && !orders.error && <SkeletonLines lines={4} height={64} />}
      {data?.length === 0 && (
        <Empty action={<ButtonLink to="/vip">{t('orders.open')}</ButtonLink>}>{t('orders.none')}</Empty>
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((order) => (
            <OrderRow key={order.id} order={order} isBusy={isBusy} onContinue={() => goOn(order)} />
          ))}
        </ul>
      )}
      <Pagination page={page} pageSize={pageSize} count={count} />
    </Page>
  );
};
