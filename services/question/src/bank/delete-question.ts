import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { CacheVersions } from './cache-versions.js';
import { QuestionRepository } from './question.repository.js';

/** Deletes a question softly; again answers the first time. */
@Injectable()
export class DeleteQuestion {
  constructor(
    private readonly database: Database,
    private readonly questions: QuestionRepository,
    private readonly versions: CacheVersions,
    private readonly clock: Clock,
  ) {}

  async run(id: number): Promise<Date> {
    const now = this.clock.now();
    const deletedAt = await this.database.inTransaction(async (tx) => {
      const question = await this.questions.take(tx, id);
      if (!question.deletedAt) await this.questions.save(tx, { ...question, deletedAt: now }, now);
      return question.deletedAt ?? now;
    });
    await this.versions.raiseQuestion(id);
    return deletedAt;
  }
}
