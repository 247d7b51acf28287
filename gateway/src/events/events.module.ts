import { Module } from '@nestjs/common';
import { EventRoutes } from './event.routes.js';
import { EventFeed } from './event-feed.js';
import { EventStreams } from './event-streams.js';
import { OnOrderPaid } from './on-order-paid.js';
import { OnScoringProgress } from './on-scoring-progress.js';
import { OnSessionEnded } from './on-session-ended.js';
import { OnSubmissionMarked } from './on-submission-marked.js';
import { OnVipGranted } from './on-vip-granted.js';

/** What learners are told while they look. */
@Module({
  providers: [
    EventFeed,
    EventStreams,
    EventRoutes,
    OnSubmissionMarked,
    OnScoringProgress,
    OnSessionEnded,
    OnOrderPaid,
    OnVipGranted,
  ],
})
export class EventsModule {}
