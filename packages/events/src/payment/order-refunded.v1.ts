import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** The whole amount of a paid order went back to its buyer. Once per order, after its order.paid. */
export const orderRefunded = defineEvent({
  type: 'order.refunded',
  version: 1,
  topic: 'payment.order',
  key: (data) => String(data.orderId),
  data: z.object({
    orderId: z.int(),
    userId: z.int(),
    /** Days of VIP that the order had granted. */
    days: z.int().min(0),
    /** Unix seconds */
    refundedAt: z.int(),
  }),
});
