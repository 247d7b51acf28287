import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { scoringStage } from './scoring-stage.js';

/** An attempt could not be scored; the answer is kept and may be scored again. */
export const scoringFailed = defineEvent({
  type: 'scoring.failed',
  version: 1,
  topic: 'scoring.submission',
  key: (data) => String(data.submissionId),
  data: z.object({
    submissionId: z.int(),
    attempt: z.int().min(1),
    /** Stable code that the learner's page explains, such as ENGINE_NOT_INSTALLED. */
    code: z.string(),
    /** What the worker was doing; absent when no worker had it. */
    stage: scoringStage.optional(),
    /** Unix seconds */
    failedAt: z.int(),
  }),
});
