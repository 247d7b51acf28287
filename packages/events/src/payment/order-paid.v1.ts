import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** Money for an order arrived. Once per order. */
export const orderPaid = defineEvent({
  type: 'order.paid',
  version: 1,
  topic: 'payment.order',
  key: (data) => String(data.orderId),
  data: z.object({
    orderId: z.int(),
    outTradeNo: z.string(),
    userId: z.int(),
    /** The plan; null for an order that grants nothing. */
    orderType: z.int().nullable(),
    /** Days of VIP that were bought. */
    days: z.int().min(0),
    /** Unix seconds */
    paidAt: z.int(),
  }),
});
