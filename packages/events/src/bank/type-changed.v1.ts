import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** A question type was created, changed, deleted or restored. */
export const typeChanged = defineEvent({
  type: 'type.changed',
  version: 1,
  topic: 'question.bank',
  key: (data) => `type-${data.questionTypeId}`,
  data: z.object({ questionTypeId: z.int(), deleted: z.boolean() }),
});
