import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isApiError } from '../../lib/api/api-error.js';
import type { Order } from '../../lib/api/shapes.js';
import { currentLocale } from '../../lib/i18n/locale.js';
import { formatClock } from '../../lib/time/clock.js';
import { formatDate } from '../../lib/time/relative-time.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Empty } from '../../ui/empty.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { orderOf } from './last-order.js';
import type { ShownStatus } from './order-state.js';
import { OrderSteps } from './order-steps.js';
import { isInsideWechat } from './payment-tab.js';
import { useAwaitedOrder } from './use-awaited-order.js';
import { WechatAdvice } from './wechat-advice.js';

const Paper = styled(Sheet)`
  display: grid;
  justify-items: start;
  gap: 16px;
  width: min(640px, 100%);
  margin: 0 auto;
`;

const Facts = styled.p`
  color: var(--text-2);
  font-variant-numeric: tabular-nums;

  strong {
    color: var(--text);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export interface OrderWaitProps {
  /** As in the address: a number, or `last`. */
  named: string;
  /** The browser did not let the payment page open. */
  wasBlocked: boolean;
}

/** Waits for a payment; leaving is harmless, the order stays under my orders. */
export const OrderWait = ({ named, wasBlocked }: OrderWaitProps) => {
  const { t } = useTranslation('membership');
  const id = orderOf(named);
  const { order, status, error, isGranted, vipUntil, secondsLeft, refetch } = useAwaitedOrder(id);
  const title = t(`wait.title.${status ?? 'pending'}`);
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (id === null || (isApiError(error) && error.status === 404)) {
    return (
      <Paper>
        <PageHeading title={t('wait.missing')}>{t('wait.missing')}</PageHeading>
        <ButtonLink to="/app/me/orders">{t('wait.orders')}</ButtonLink>
      </Paper>
    );
  }
  if (!order || !status) {
    return error ? (
      <ErrorBlock title={t('wait.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines lines={5} height={44} />
    );
  }
  const until = isGranted && vipUntil !== null ? formatDate(vipUntil, currentLocale()) : null;
  return (
    <Paper data-testid="order-wait" data-status={status}>
      <PageHeading title={title}>{title}</PageHeading>
      <Facts>
        <strong>{order.subject}</strong> ¥{order.amount.toFixed(2)}
        <br />
        {t('wait.number', { number: order.outTradeNo })}
      </Facts>
      <OrderSteps status={status} isGranted={isGranted} />
      <div role="status">
        {status === 'pending' && <p>{t('wait.closes', { time: formatClock(secondsLeft) })}</p>}
        {status === 'paid' && <p>{until ? t('wait.until', { date: until }) : t('wait.granting')}</p>}
        {status !== 'pending' && status !== 'paid' && <p>{t(`wait.text.${status}`)}</p>}
      </div>
      {status === 'pending' && isInsideWechat() && <WechatAdvice address={order.paymentUrl ?? ''} />}
      {status === 'pending' && wasBlocked && <p>{t('wait.blocked')}</p>}
      <NextActions order={order} status={status} onCheck={() => void refetch()} />
      <p>
        <Link to="/?page=report">{t('wait.trouble')}</Link> · <Link to="/app/me/orders">{t('wait.orders')}</Link>
      </p>
    </Paper>
  );
};

interface NextActionsProps {
  order: Order;
  status: ShownStatus;
  onCheck: () => void;
}

const NextActions = ({ order, status, onCheck }: NextActionsProps): ReactNode => {
  const { t } = useTranslation('membership');
  if (status === 'paid') {
    return (
      <ButtonLink to="/app" $kind="primary">
        {t('wait.begin')}
      </ButtonLink>
    );
  }
  if (status !== 'pending') {
    return (
      <ButtonLink to={`/vip?plan=${order.orderType ?? ''}`} $kind="primary">
        {t('wait.again')}
      </ButtonLink>
    );
  }
  if (!order.paymentUrl) return <Empty>{t('continue.noLink')}</Empty>;
  return (
    <Actions>
      <PaymentLink href={order.paymentUrl} target="_blank" rel="noopener">
        {t('wait.open')}
      </PaymentLink>
      <Button onClick={onCheck}>{t('wait.done')}</Button>
    </Actions>
  );
};

const PaymentLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--control-height);
  padding: 0 16px;
  border-radius: var(--radius-small);
  background: var(--brand);
  color: var(--on-brand);
  font-weight: 600;
  text-decoration: none;
`;
