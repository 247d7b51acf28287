import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A refund took back the days of an order. */
export const vipRevoked = defineEvent({
  type: 'vip.revoked',
  version: 1,
  topic: 'user.account',
  key: (data) => String(data.userId),
  data: z.object({
    userId: z.int(),
    orderId: z.int(),
    /** Unix seconds; null when the user has no VIP at all. */
    vipUntil: z.int().nullable(),
  }),
});
