import { Module } from '@nestjs/common';
import { ForgetHistory } from './forget-history.js';
import { HistoryGrpc } from './history.grpc.js';
import { HistoryRepository } from './history.repository.js';
import { ListHistory } from './list-history.js';
import { NoteViews } from './note-views.js';

/** What learners looked at. */
@Module({ controllers: [HistoryGrpc], providers: [HistoryRepository, NoteViews, ListHistory, ForgetHistory] })
export class HistoryModule {}
