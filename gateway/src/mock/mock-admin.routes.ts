import { Injectable } from '@nestjs/common';
import { mockTypeId } from '@pte/exam/question-types';
import { Routes, route } from '../edge/route.js';
import { deletion, pathId } from '../edge/values.js';
import { question } from '../question/question.shapes.js';
import { QuestionWrites } from '../question/question-writes.js';
import { mockChange, newMock } from './mock.input.js';
import { Mocks } from './mocks.js';

/** Writing mocks. */
@Injectable()
export class MockAdminRoutes extends Routes {
  constructor(
    private readonly mocks: Mocks,
    private readonly writes: QuestionWrites,
  ) {
    super();
  }

  readonly create = route(
    {
      method: 'PUT',
      path: '/api/mock/new',
      summary: 'Creates a mock',
      who: 'admin',
      input: { body: newMock },
      data: question,
    },
    ({ body, ...author }) => this.writes.create(author, { ...body, type: mockTypeId }),
  );

  readonly change = route(
    {
      method: 'PUT',
      path: '/api/mock/{id}',
      summary: 'Changes the keys given; deletedAt null restores',
      who: 'admin',
      input: { params: pathId, body: mockChange },
      data: question,
    },
    async ({ params, body, ...author }) => {
      await this.mocks.mustExist(params.id, author.caller);
      return this.writes.change(author, params.id, body);
    },
  );

  readonly remove = route(
    {
      method: 'DELETE',
      path: '/api/mock/{id}',
      summary: 'Deletes a mock; it can be restored',
      who: 'admin',
      input: { params: pathId },
      data: deletion,
    },
    async ({ params, ...author }) => {
      await this.mocks.mustExist(params.id, author.caller);
      return this.writes.remove(author, params.id);
    },
  );
}
