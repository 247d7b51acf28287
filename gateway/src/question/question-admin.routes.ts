import { Injectable } from '@nestjs/common';
import type { QuestionRow } from '@pte/rpc/gen/pte/question/v1/question';
import { DomainError } from '@pte/service-kit/domain-error';
import { type JsonText, jsonText } from '../edge/json-text.js';
import { Routes, route } from '../edge/route.js';
import { deletion, pathId } from '../edge/values.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { type Caller, forQuestionService } from '../session/caller.js';
import { LearnerMarks } from './learner-marks.js';
import { newQuestion, questionChange } from './question.input.js';
import { question } from './question.shapes.js';
import { QuestionText } from './question-text.js';

/** Writing the question bank. */
@Injectable()
export class QuestionAdminRoutes extends Routes {
  constructor(
    private readonly neighbour: QuestionNeighbour,
    private readonly marks: LearnerMarks,
  ) {
    super();
  }

  readonly create = route(
    {
      method: 'PUT',
      path: '/api/question/item/new',
      summary: 'Creates a question',
      who: 'admin',
      input: { body: newQuestion },
      data: question,
    },
    async ({ body, caller, now }) => {
      const request = { caller: forQuestionService(caller, now), fields: body };
      return this.written((await this.neighbour.bank.createQuestion(request)).question, caller);
    },
  );

  readonly change = route(
    {
      method: 'PUT',
      path: '/api/question/item/{id}',
      summary: 'Changes the keys given; deletedAt null restores',
      who: 'admin',
      input: { params: pathId, body: questionChange },
      data: question,
    },
    async ({ params, body: { deletedAt, ...fields }, caller, now }) => {
      const request = { caller: forQuestionService(caller, now), id: params.id, fields, restore: deletedAt === null };
      return this.written((await this.neighbour.bank.updateQuestion(request)).question, caller);
    },
  );

  readonly remove = route(
    {
      method: 'DELETE',
      path: '/api/question/item/{id}',
      summary: 'Deletes a question; it can be restored',
      who: 'admin',
      input: { params: pathId },
      data: deletion,
    },
    ({ params, caller, now }) =>
      this.neighbour.bank.deleteQuestion({ caller: forQuestionService(caller, now), id: params.id }),
  );

  private async written(row: QuestionRow | undefined, caller: Caller): Promise<JsonText> {
    if (!row) throw new DomainError('INTERNAL', 'internal');
    const marks = await this.marks.of(caller.userId, [row.id]);
    return jsonText(new QuestionText(row).whole('opened', marks.get(row.id)));
  }
}
