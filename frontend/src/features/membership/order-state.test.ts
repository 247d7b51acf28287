import { describe, expect, it } from '@jest/globals';
import type { Order } from '../../lib/api/shapes.js';
import { continueProblem, shownStatus } from './order-state.js';

const now = 1_790_000_000;
const anOrder = (change: Partial<Order> = {}): Order => ({
  id: 77,
  outTradeNo: '20261121-9f2c41d07ab3e655',
  subject: 'VIP 3 months',
  amount: 119,
  currency: 'CNY',
  provider: 'alipay',
  status: 'pending',
  orderType: 1,
  paymentUrl: 'https://pay.example/77',
  paidAt: null,
  expiresAt: now + 60,
  refundedAt: null,
  createdAt: now - 1740,
  ...change,
});

describe('an order', () => {
  it.each<[Partial<Order>, string]>([
    [{}, 'pending'],
    [{ expiresAt: now }, 'expired'],
    [{ status: 'paid', expiresAt: now - 1 }, 'paid'],
    [{ status: 'closed' }, 'closed'],
    [{ status: 'closed', refundedAt: now }, 'refunded'],
  ])('%j is shown as %s', (change, shown) => {
    expect(shownStatus(anOrder(change), now)).toBe(shown);
  });

  it.each<[Partial<Order>, string | undefined]>([
    [{}, undefined],
    [{ status: 'paid' }, 'processed'],
    [{ status: 'closed', expiresAt: now - 1 }, 'processed'],
    [{ expiresAt: now }, 'expired'],
    [{ provider: 'wechat' }, 'onlyAlipay'],
    [{ paymentUrl: null }, 'noLink'],
  ])('%j can be continued unless: %s', (change, problem) => {
    expect(continueProblem(anOrder(change), now)).toBe(problem);
  });
});
