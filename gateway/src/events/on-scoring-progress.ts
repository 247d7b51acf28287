import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { scoringProgress } from '@pte/events/submission/scoring-progress.v1';
import { type EventListener, ListensTo } from '@pte/messaging/listens-to';
import { EventFeed } from './event-feed.js';

/** Tells the learner how far the scoring of an answer is. */
@Injectable()
@ListensTo(scoringProgress, { group: 'gateway.push-progress' })
export class OnScoringProgress implements EventListener<typeof scoringProgress> {
  constructor(private readonly feed: EventFeed) {}

  on({ id, data: { userId, submissionId, stage } }: EventOf<typeof scoringProgress>): Promise<void> {
    return this.feed.add(userId, id, { type: 'submission.progress', data: JSON.stringify({ submissionId, stage }) });
  }
}
