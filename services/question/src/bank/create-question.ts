import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { CacheVersions } from './cache-versions.js';
import { CheckMockQuestions } from './check-mock-questions.js';
import { newQuestion, type QuestionChanges } from './question.js';
import { QuestionRepository } from './question.repository.js';
import type { QuestionRow } from './question-row.js';

@Injectable()
export class CreateQuestion {
  constructor(
    private readonly database: Database,
    private readonly questions: QuestionRepository,
    private readonly mockQuestions: CheckMockQuestions,
    private readonly versions: CacheVersions,
    private readonly clock: Clock,
  ) {}

  async run(given: QuestionChanges): Promise<QuestionRow> {
    const question = newQuestion(given);
    const row = await this.database.inTransaction(async (tx) => {
      await this.mockQuestions.run(tx, question.type, given);
      return this.questions.add(tx, question, this.clock.now());
    });
    await this.versions.raiseQuestion(row.id);
    return row;
  }
}
