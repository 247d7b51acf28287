import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { CacheVersions } from './cache-versions.js';
import { checkDeletable } from './question-type.js';
import { QuestionTypeRepository } from './question-type.repository.js';

/** Deletes a type softly; again answers the first time. */
@Injectable()
export class DeleteType {
  constructor(
    private readonly database: Database,
    private readonly types: QuestionTypeRepository,
    private readonly versions: CacheVersions,
    private readonly clock: Clock,
  ) {}

  async run(id: number): Promise<Date> {
    const now = this.clock.now();
    const deletedAt = await this.database.inTransaction(async (tx) => {
      const type = await this.types.take(tx, id);
      checkDeletable(type, await this.types.countQuestions(tx, id));
      if (!type.deletedAt) await this.types.save(tx, { ...type, deletedAt: now }, now);
      return type.deletedAt ?? now;
    });
    await this.versions.raiseTypes();
    return deletedAt;
  }
}
