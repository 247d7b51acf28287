import { Module } from '@nestjs/common';
import { EventRoutes } from './event.routes.js';
import { EventFeed } from './event-feed.js';
import { EventStreams } from './event-streams.js';

/** What learners are told while they look. */
@Module({ providers: [EventFeed, EventStreams, EventRoutes] })
export class EventsModule {}
