import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A paid order made a user's VIP longer. Once per order. */
export const vipGranted = defineEvent({
  type: 'vip.granted',
  version: 1,
  topic: 'user.account',
  key: (data) => String(data.userId),
  data: z.object({
    userId: z.int(),
    orderId: z.int(),
    /** Unix seconds */
    vipUntil: z.int(),
  }),
});
