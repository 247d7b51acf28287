import { Injectable } from '@nestjs/common';
import { Routes, route } from '../edge/route.js';
import { deletion, pathId } from '../edge/values.js';
import { newQuestion, questionChange } from './question.input.js';
import { question } from './question.shapes.js';
import { QuestionWrites } from './question-writes.js';

/** Writing the question bank. */
@Injectable()
export class QuestionAdminRoutes extends Routes {
  constructor(private readonly writes: QuestionWrites) {
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
    ({ body, ...author }) => this.writes.create(author, body),
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
    ({ params, body, ...author }) => this.writes.change(author, params.id, body),
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
    ({ params, ...author }) => this.writes.remove(author, params.id),
  );
}
