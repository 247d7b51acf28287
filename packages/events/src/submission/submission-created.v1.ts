import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** An answer was stored. Sent again with a higher attempt when it is to be scored anew. */
export const submissionCreated = defineEvent({
  type: 'submission.created',
  version: 1,
  topic: 'question.submission',
  key: (data) => String(data.submissionId),
  data: z.object({
    submissionId: z.int(),
    questionId: z.int(),
    questionTypeId: z.int(),
    userId: z.int(),
    /** Seconds */
    timeUsed: z.int(),
    /** Unix seconds */
    createdAt: z.int(),
    /** 1, then one more for each rescore. */
    attempt: z.int().min(1),
    mockSessionId: z.string().nullable(),
    /** For answers that the scoring service marks: what was answered and what was shown at that moment; null for objective types. */
    scoring: z
      .object({
        /** Bare file name of the recording, or the text. */
        answer: z.string(),
        /** JSON texts of the question as it was shown. */
        content: z.string(),
        key: z.string(),
      })
      .nullable(),
  }),
});
