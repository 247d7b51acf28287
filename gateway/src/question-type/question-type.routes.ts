import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { jsonText } from '../edge/json-text.js';
import { flagText, integerText } from '../edge/query-values.js';
import { notFound } from '../edge/refusal.js';
import { Routes, route } from '../edge/route.js';
import { deletion, longText, pathId, restoring, title } from '../edge/values.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { type Caller, isAdmin } from '../session/caller.js';
import { type QuestionType, questionType } from './question-type.shapes.js';
import { QuestionTypeList } from './question-type-list.js';

const list = z.object({ preferCore: integerText(0, 2).default(2), includeDeleted: flagText.default(false) });

/** Mode of a type that only the other exam has: what each preference leaves out. */
const hiddenMode: Readonly<Record<number, number>> = { 0: 1, 1: 2 };

const someText = longText({ min: 0, max: 5000, code: 'text.max' });
const fields = z.object({
  abbr: title({ min: 1, max: 10 }),
  name: title({ min: 1, max: 100 }),
  shortName: title({ min: 0, max: 5000, code: 'text.max' }),
  description: someText,
  directions: someText,
  scoringRules: someText,
  type: z.int().min(0).max(3),
  mode: z.int().min(0).max(2),
});

const newType = fields.partial().required({ abbr: true, name: true, type: true });
/** Mock's own category may come back unchanged with the whole entity; the service refuses it elsewhere. */
const typeChange = fields.partial().extend({ type: z.int().min(0).max(4).optional(), deletedAt: restoring });

/** The kinds of questions. */
@Injectable()
export class QuestionTypeRoutes extends Routes {
  constructor(
    private readonly types: QuestionTypeList,
    private readonly neighbour: QuestionNeighbour,
  ) {
    super();
  }

  readonly list = route(
    {
      method: 'GET',
      path: '/api/question-type',
      summary: 'All question types, by category and id',
      who: 'anyone',
      input: { query: list },
      data: z.array(questionType),
    },
    async ({ query, caller }) => {
      const types = await this.types.read(query.includeDeleted, caller);
      return types.filter(({ mode }) => mode !== hiddenMode[query.preferCore]);
    },
  );

  readonly one = route(
    {
      method: 'GET',
      path: '/api/question-type/{id}',
      summary: 'One question type',
      who: 'anyone',
      input: { params: pathId },
      data: questionType,
    },
    ({ params, caller }) => this.find(params.id, caller),
  );

  readonly create = route(
    {
      method: 'PUT',
      path: '/api/question-type/new',
      summary: 'Creates a question type',
      who: 'admin',
      input: { body: newType },
      data: questionType,
    },
    async ({ body }) => jsonText((await this.neighbour.types.createType({ fields: body })).json),
  );

  readonly change = route(
    {
      method: 'PUT',
      path: '/api/question-type/{id}',
      summary: 'Changes the keys given; deletedAt null restores',
      who: 'admin',
      input: { params: pathId, body: typeChange },
      data: questionType,
    },
    async ({ params, body: { deletedAt, ...changes }, caller }) => {
      await this.neighbour.types.updateType({ id: params.id, fields: changes, restore: deletedAt === null });
      return this.find(params.id, caller);
    },
  );

  readonly remove = route(
    {
      method: 'DELETE',
      path: '/api/question-type/{id}',
      summary: 'Deletes a question type that is not built in and has no questions',
      who: 'admin',
      input: { params: pathId },
      data: deletion,
    },
    ({ params }) => this.neighbour.types.deleteType({ id: params.id }),
  );

  private async find(id: number, caller: Caller | null): Promise<QuestionType> {
    const types = await this.types.read(isAdmin(caller), caller);
    const found = types.find((type) => type.id === id);
    if (!found) throw notFound('QUESTION_TYPE_NOT_FOUND');
    return found;
  }
}
