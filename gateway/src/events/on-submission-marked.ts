import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { submissionMarked } from '@pte/events/submission/submission-marked.v1';
import { type EventListener, ListensTo } from '@pte/messaging/listens-to';
import { EventFeed } from './event-feed.js';

/** Tells the learner that a result can be read. A score that a newer engine replaced was not waited for. */
@Injectable()
@ListensTo(submissionMarked, { group: 'gateway.push-scores' })
export class OnSubmissionMarked implements EventListener<typeof submissionMarked> {
  constructor(private readonly feed: EventFeed) {}

  async on({ id, data }: EventOf<typeof submissionMarked>): Promise<void> {
    if (data.isReplacement) return;
    const { submissionId, questionId, scoringStatus, score, mockSessionId } = data;
    const notice = { submissionId, questionId, scoringStatus, score, mockSessionId };
    await this.feed.add(data.userId, id, { type: 'submission.scored', data: JSON.stringify(notice) });
  }
}
