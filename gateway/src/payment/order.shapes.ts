import { z } from 'zod';

export const orderStatus = z.enum(['pending', 'paid', 'failed', 'closed']);
export const provider = z.enum(['alipay']);

export const order = z.object({
  id: z.int(),
  userId: z.int(),
  provider,
  outTradeNo: z.string(),
  subject: z.string(),
  amount: z.number().describe('Yuan'),
  currency: z.string(),
  status: orderStatus,
  orderType: z.int().nullable(),
  returnUrl: z.string().nullable(),
  notifyUrl: z.string(),
  paymentUrl: z.string().nullable(),
  paidAt: z.int().nullable(),
  expiresAt: z.int(),
  refundedAt: z.int().nullable(),
  createdAt: z.int(),
  updatedAt: z.int(),
});

export const orderCreated = z.object({ order, paymentUrl: z.string() });
