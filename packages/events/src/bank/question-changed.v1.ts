import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A question was created, changed, deleted or restored: cached reads of it and of lists are stale. */
export const questionChanged = defineEvent({
  type: 'question.changed',
  version: 1,
  topic: 'question.bank',
  key: (data) => String(data.questionId),
  data: z.object({ questionId: z.int(), questionTypeId: z.int(), deleted: z.boolean() }),
});
