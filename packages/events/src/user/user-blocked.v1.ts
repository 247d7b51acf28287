import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A user was blocked until a moment. */
export const userBlocked = defineEvent({
  type: 'user.blocked',
  version: 1,
  topic: 'user.account',
  key: (data) => String(data.userId),
  data: z.object({ userId: z.int(), blockingUntil: z.int() }),
});
