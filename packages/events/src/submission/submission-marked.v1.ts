import { z } from 'zod';
import { defineEvent } from '../define-event.js';

/** The result of a submission can be read now: objective at once, AI-scored or failed after storing. */
export const submissionMarked = defineEvent({
  type: 'submission.marked',
  version: 1,
  topic: 'question.submission',
  key: (data) => String(data.submissionId),
  data: z.object({
    submissionId: z.int(),
    questionId: z.int(),
    questionTypeId: z.int(),
    userId: z.int(),
    scoringStatus: z.enum(['scored', 'failed']),
    /** JSON text as the submission has it; "" when failed. */
    score: z.string(),
    /** Sums over the parts; both 0 when failed. A rescore replaces what an earlier event of this submission said. */
    points: z.number(),
    fullPoints: z.number(),
    attempt: z.int().min(1),
    /** A newer engine replaced an earlier score, which nobody waits for. */
    isReplacement: z.boolean().optional(),
    mockSessionId: z.string().nullable(),
    /** Unix seconds */
    markedAt: z.int(),
  }),
});
