import { Injectable } from '@nestjs/common';
import type { QuestionFields, QuestionRow } from '@pte/rpc/gen/pte/question/v1/question';
import { DomainError } from '@pte/service-kit/domain-error';
import { type JsonText, jsonText } from '../edge/json-text.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { type Caller, forQuestionService } from '../session/caller.js';
import { LearnerMarks } from './learner-marks.js';
import { QuestionText } from './question-text.js';

interface Author {
  readonly caller: Caller;
  /** Unix seconds. */
  readonly now: number;
}

/** Admins' changes of the bank, each answered with the whole question. */
@Injectable()
export class QuestionWrites {
  constructor(
    private readonly neighbour: QuestionNeighbour,
    private readonly marks: LearnerMarks,
  ) {}

  async create({ caller, now }: Author, fields: QuestionFields): Promise<JsonText> {
    const request = { caller: forQuestionService(caller, now), fields };
    return this.written((await this.neighbour.bank.createQuestion(request)).question, caller);
  }

  /** `deletedAt` null restores. */
  async change(
    { caller, now }: Author,
    id: number,
    { deletedAt, ...fields }: QuestionFields & { deletedAt?: number | null },
  ): Promise<JsonText> {
    const request = { caller: forQuestionService(caller, now), id, fields, restore: deletedAt === null };
    return this.written((await this.neighbour.bank.updateQuestion(request)).question, caller);
  }

  remove({ caller, now }: Author, id: number): Promise<{ id: number; deletedAt: number }> {
    return this.neighbour.bank.deleteQuestion({ caller: forQuestionService(caller, now), id });
  }

  private async written(row: QuestionRow | undefined, caller: Caller): Promise<JsonText> {
    if (!row) throw new DomainError('INTERNAL', 'internal');
    const marks = await this.marks.of(caller.userId, [row.id]);
    return jsonText(new QuestionText(row).whole('opened', marks.get(row.id)));
  }
}
