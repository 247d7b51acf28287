import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { HistoryRepository, type View } from './history.repository.js';

/** What learners looked at, as gateways gather it. */
@Injectable()
export class NoteViews {
  constructor(
    private readonly database: Database,
    private readonly history: HistoryRepository,
  ) {}

  async run(views: readonly View[]): Promise<void> {
    if (views.length > 0) await this.database.inTransaction((tx) => this.history.note(tx, views));
  }
}
