import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** What others see of a user changed, or its role, level or VIP. */
export const userChanged = defineEvent({
  type: 'user.changed',
  version: 1,
  topic: 'user.account',
  key: (data) => String(data.userId),
  data: z.object({ userId: z.int() }),
});
