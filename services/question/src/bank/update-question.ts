import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { CacheVersions } from './cache-versions.js';
import { CheckMockQuestions } from './check-mock-questions.js';
import { changedQuestion, checkQuestionChanges, type QuestionChanges } from './question.js';
import { QuestionRepository } from './question.repository.js';
import type { QuestionRow } from './question-row.js';

export interface UpdateQuestionInput {
  readonly id: number;
  readonly changes: QuestionChanges;
  readonly restore: boolean;
}

@Injectable()
export class UpdateQuestion {
  constructor(
    private readonly database: Database,
    private readonly questions: QuestionRepository,
    private readonly mockQuestions: CheckMockQuestions,
    private readonly versions: CacheVersions,
    private readonly clock: Clock,
  ) {}

  async run({ id, changes, restore }: UpdateQuestionInput): Promise<QuestionRow> {
    checkQuestionChanges(changes);
    const row = await this.database.inTransaction(async (tx) => {
      const question = changedQuestion(await this.questions.take(tx, id), changes);
      await this.mockQuestions.run(tx, question.type, changes);
      return this.questions.save(tx, restore ? { ...question, deletedAt: null } : question, this.clock.now());
    });
    await this.versions.raiseQuestion(id);
    return row;
  }
}
