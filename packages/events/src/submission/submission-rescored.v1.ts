import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { scorePart } from './score.js';

/** A newer engine judged the answer of a scored attempt anew. What it says takes the place of that attempt's score. */
export const submissionRescored = defineEvent({
  type: 'submission.rescored',
  version: 1,
  topic: 'scoring.submission',
  key: (data) => String(data.submissionId),
  data: z.object({
    submissionId: z.int(),
    /** The one whose score is replaced. */
    attempt: z.int().min(1),
    score: z.union([scorePart, z.array(scorePart)]),
    /** JSON text of the analysis object, scoring.md 5.3 */
    analysis: z.string(),
    /** Unix seconds */
    scoredAt: z.int(),
  }),
});
