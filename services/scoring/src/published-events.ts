import type { EventDefinition } from '@pte/events/define-event';
import { scoringFailed } from '@pte/events/submission/scoring-failed.v1';
import { scoringProgress } from '@pte/events/submission/scoring-progress.v1';
import { submissionRescored } from '@pte/events/submission/submission-rescored.v1';
import { submissionScored } from '@pte/events/submission/submission-scored.v1';

/** What service and workers may add to the outbox; the service's relay publishes it. */
export const publishedEvents: readonly EventDefinition[] = [
  submissionScored,
  scoringFailed,
  scoringProgress,
  submissionRescored,
];
