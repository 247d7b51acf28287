import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { undeleted } from '../bank/question.js';
import { ReadQuestions } from '../bank/read-questions.js';
import { refuseProblems } from '../fields.js';
import { CollectionRepository } from './collection.repository.js';

export interface SetCollectionsInput {
  readonly userId: number;
  readonly questionId: number;
  /** 0 default, 1 favorite, 2 difficult, 3 wrong, 4 review; none removes the question. */
  readonly types: readonly number[];
}

const isType = (type: number) => Number.isInteger(type) && type >= 0 && type <= 4;

/** Puts a question into exactly these collections of the learner. */
@Injectable()
export class SetCollections {
  constructor(
    private readonly database: Database,
    private readonly questions: ReadQuestions,
    private readonly collections: CollectionRepository,
    private readonly clock: Clock,
  ) {}

  async run({ userId, questionId, types }: SetCollectionsInput): Promise<number[]> {
    const distinct = [...new Set(types)].sort((a, b) => a - b);
    const areFit = types.every(isType) && distinct.length === types.length;
    refuseProblems({ types: areFit ? undefined : { code: 'invalid' } });
    const [question] = await this.questions.summaries([questionId]);
    undeleted(question && { deletedAt: question.deleted_at });
    await this.database.inTransaction((tx) =>
      this.collections.replace(tx, { userId, questionId, types: distinct }, this.clock.now()),
    );
    return distinct;
  }
}
