import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { scorePart } from './score.js';

/** The scoring service finished an attempt. */
export const submissionScored = defineEvent({
  type: 'submission.scored',
  version: 1,
  topic: 'scoring.submission',
  key: (data) => String(data.submissionId),
  data: z.object({
    submissionId: z.int(),
    attempt: z.int().min(1),
    score: z.union([scorePart, z.array(scorePart)]),
    /** JSON text of the analysis object, scoring.md 5.3 */
    analysis: z.string(),
    /** Unix seconds */
    scoredAt: z.int(),
  }),
});
