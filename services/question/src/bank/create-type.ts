import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { CacheVersions } from './cache-versions.js';
import type { QuestionTypeView } from './list-types.js';
import { newQuestionType, type TypeChanges } from './question-type.js';
import { QuestionTypeRepository } from './question-type.repository.js';
import { questionTypeView } from './question-type-row.js';

@Injectable()
export class CreateType {
  constructor(
    private readonly database: Database,
    private readonly types: QuestionTypeRepository,
    private readonly versions: CacheVersions,
    private readonly clock: Clock,
  ) {}

  async run(given: TypeChanges): Promise<QuestionTypeView> {
    const type = newQuestionType(given);
    const added = await this.database.inTransaction((tx) => this.types.add(tx, type, this.clock.now()));
    await this.versions.raiseTypes();
    return questionTypeView(added, 0);
  }
}
