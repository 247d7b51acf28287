import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** An order that nobody paid was closed, by its buyer, an admin, the provider or time. */
export const orderClosed = defineEvent({
  type: 'order.closed',
  version: 1,
  topic: 'payment.order',
  key: (data) => String(data.orderId),
  data: z.object({ orderId: z.int(), userId: z.int() }),
});
