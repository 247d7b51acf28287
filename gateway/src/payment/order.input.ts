import { z } from 'zod';
import { pageQuery, sortedQuery, withCountQuery } from '../edge/list-query.js';
import { flagText, searchText } from '../edge/query-values.js';
import { idText, longText, title } from '../edge/values.js';
import { orderStatus, provider } from './order.shapes.js';

const returnUrl = longText({ min: 1, max: 500 }).optional();

export const vipOrder = z.object({ orderType: z.int().min(0).max(2), returnUrl });

/** Yuan with at most two decimals, as fen: binary fractions never reach the service. */
const yuan = z
  .number()
  .min(0.01)
  .max(100_000)
  .refine((value) => /^\d+(?:\.\d{1,2})?$/.test(String(value)), { error: 'money.decimals' });

export const fenOf = (value: number): number => Math.round(value * 100);

export const generalOrder = z.object({
  subject: title({ min: 1, max: 128 }),
  amount: yuan,
  currency: z.enum(['CNY']).default('CNY'),
  returnUrl,
});

export const orderList = z.object({
  ...pageQuery(),
  ...sortedQuery(['id', 'createdAt', 'paidAt', 'amount']),
  ...withCountQuery,
  status: orderStatus.optional(),
  provider: provider.optional(),
  mine: flagText.default(false),
  userId: idText.optional(),
  search: searchText.optional(),
});

export const refundReason = z.object({ reason: longText({ min: 1, max: 200 }) });
