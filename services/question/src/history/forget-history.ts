import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';
import { HistoryRepository } from './history.repository.js';
import { checkKind } from './list-history.js';

/** Removes what a learner looked at from the history: one entry, or all. */
@Injectable()
export class ForgetHistory {
  constructor(
    private readonly database: Database,
    private readonly history: HistoryRepository,
  ) {}

  /** Throws HISTORY_NOT_FOUND, also for another learner's entry. */
  async one(userId: number, id: number): Promise<void> {
    if (!(await this.history.remove(this.database, userId, id))) {
      throw new DomainError('HISTORY_NOT_FOUND', 'not-found');
    }
  }

  /** `kind`: question or article; both when absent. Gives how many entries there were. */
  async all(userId: number, kind?: string): Promise<number> {
    checkKind(kind);
    return this.history.clear(this.database, userId, kind);
  }
}
