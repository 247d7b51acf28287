import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { CacheVersions } from './cache-versions.js';
import type { QuestionTypeView } from './list-types.js';
import { changedType, checkTypeChanges, type TypeChanges } from './question-type.js';
import { QuestionTypeRepository } from './question-type.repository.js';
import { questionTypeView } from './question-type-row.js';

export interface UpdateTypeInput {
  readonly id: number;
  readonly changes: TypeChanges;
  readonly restore: boolean;
}

@Injectable()
export class UpdateType {
  constructor(
    private readonly database: Database,
    private readonly types: QuestionTypeRepository,
    private readonly versions: CacheVersions,
    private readonly clock: Clock,
  ) {}

  async run({ id, changes, restore }: UpdateTypeInput): Promise<QuestionTypeView> {
    checkTypeChanges(id, changes);
    const view = await this.database.inTransaction(async (tx) => {
      const type = changedType(await this.types.take(tx, id), changes);
      const saved = await this.types.save(tx, restore ? { ...type, deletedAt: null } : type, this.clock.now());
      return questionTypeView(saved, await this.types.countQuestions(tx, id));
    });
    await this.versions.raiseTypes();
    return view;
  }
}
