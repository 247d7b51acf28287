import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Order } from '../../lib/api/shapes.js';
import { currentLocale } from '../../lib/i18n/locale.js';
import { unixNow } from '../../lib/time/clock.js';
import { formatMoment } from '../../lib/time/relative-time.js';
import { Button } from '../../ui/button.js';
import { Chip, type ChipTone } from '../../ui/chip.js';
import { type ShownStatus, shownStatus } from './order-state.js';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 64px;
  padding: 12px 0;
  border-top: 1px solid var(--line);

  > div {
    flex: 1;
    min-width: 200px;
  }

  small {
    color: var(--text-3);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  strong {
    font-variant-numeric: tabular-nums;
  }
`;

const tones: Record<ShownStatus, ChipTone> = {
  pending: 'info',
  paid: 'ok',
  failed: 'bad',
  closed: 'plain',
  expired: 'warn',
  refunded: 'plain',
};
const signs: Record<ShownStatus, string> = {
  pending: '●',
  paid: '✓',
  failed: '✗',
  closed: '–',
  expired: '○',
  refunded: '↩',
};

export interface OrderRowProps {
  order: Order;
  isBusy: boolean;
  onContinue: () => void;
}

export const OrderRow = ({ order, isBusy, onContinue }: OrderRowProps) => {
  const { t } = useTranslation('membership');
  const now = unixNow();
  const status = shownStatus(order, now);
  const minutes = Math.max(1, Math.ceil((order.expiresAt - now) / 60));
  return (
    <Row data-status={status}>
      <div>
        <Link to={`/vip?order=${order.id}`}>{order.subject}</Link>
        <br />
        <small>
          {order.outTradeNo} · {formatMoment(order.createdAt, currentLocale())}
        </small>
      </div>
      <strong>¥{order.amount.toFixed(2)}</strong>
      <Chip $tone={tones[status]}>
        <span aria-hidden>{signs[status]}</span>
        {t(`status.${status}`)}
        {status === 'pending' && ` ${t('orders.left', { count: minutes })}`}
      </Chip>
      {order.status === 'pending' && (
        <Button busy={isBusy && t('creating')} onClick={onContinue}>
          {t('orders.continue')}
        </Button>
      )}
    </Row>
  );
};
