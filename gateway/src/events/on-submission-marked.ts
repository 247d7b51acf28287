import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { submissionMarked } from '@pte/events/submission/submission-marked.v1';
import { type EventListener, ListensTo } from '@pte/messaging/listens-to';
import { EventFeed } from './event-feed.js';

/** Tells the learner that a result can be read. */
@Injectable()
@ListensTo(submissionMarked, { group: 'gateway.push-scores' })
export class OnSubmissionMarked implements EventListener<typeof submissionMarked> {
  constructor(private readonly feed: EventFeed) {}

  on({ id, data }: EventOf<typeof submissionMarked>): Promise<void> {
    const { submissionId, questionId, scoringStatus, score, mockSessionId } = data;
    const notice = { submissionId, questionId, scoringStatus, score, mockSessionId };
    return this.feed.add(data.userId, id, { type: 'submission.scored', data: JSON.stringify(notice) });
  }
}
