import { Module } from '@nestjs/common';
import { HistoryRoutes } from './history.routes.js';
import { ViewLog } from './view-log.js';

/** What learners have looked at. */
@Module({ providers: [ViewLog, HistoryRoutes], exports: [ViewLog] })
export class HistoryModule {}
