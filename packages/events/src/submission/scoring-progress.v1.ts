import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { scoringStage } from './scoring-stage.js';

/** A worker goes on with an attempt. An attempt that is tried again starts again. */
export const scoringProgress = defineEvent({
  type: 'scoring.progress',
  version: 1,
  topic: 'scoring.submission',
  key: (data) => String(data.submissionId),
  data: z.object({
    submissionId: z.int(),
    attempt: z.int().min(1),
    userId: z.int(),
    stage: scoringStage,
    /** Unix seconds */
    at: z.int(),
  }),
});
