import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** One session of a user ended, or all of them (null). */
export const sessionRevoked = defineEvent({
  type: 'session.revoked',
  version: 1,
  topic: 'user.account',
  key: (data) => String(data.userId),
  data: z.object({ userId: z.int(), sessionId: z.string().nullable() }),
});
