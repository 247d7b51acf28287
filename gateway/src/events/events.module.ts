import { Module } from '@nestjs/common';
import { EventRoutes } from './event.routes.js';
import { EventFeed } from './event-feed.js';
import { EventStreams } from './event-streams.js';
import { OnScoringProgress } from './on-scoring-progress.js';
import { OnSessionEnded } from './on-session-ended.js';
import { OnSubmissionMarked } from './on-submission-marked.js';

/** What learners are told while they look. */
@Module({ providers: [EventFeed, EventStreams, EventRoutes, OnSubmissionMarked, OnScoringProgress, OnSessionEnded] })
export class EventsModule {}
