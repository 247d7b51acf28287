import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A user was deleted; nothing is erased, a restore brings the name back. */
export const userDeleted = defineEvent({
  type: 'user.deleted',
  version: 1,
  topic: 'user.account',
  key: (data) => String(data.userId),
  data: z.object({ userId: z.int() }),
});
