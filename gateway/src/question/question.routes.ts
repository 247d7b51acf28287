import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { listOf } from '../edge/list-query.js';
import { Routes, route } from '../edge/route.js';
import { pathId } from '../edge/values.js';
import { ViewLog } from '../history/view-log.js';
import { listRequestOf } from './list-request.js';
import { predictionList, questionList } from './question.input.js';
import { listedQuestion, question } from './question.shapes.js';
import { QuestionViews } from './question-views.js';

/** Reading the question bank. */
@Injectable()
export class QuestionRoutes extends Routes {
  constructor(
    private readonly views: QuestionViews,
    private readonly log: ViewLog,
  ) {
    super();
  }

  readonly one = route(
    {
      method: 'GET',
      path: '/api/question/item/{id}',
      summary: 'One question; its key once the caller has submitted an answer',
      who: 'anyone',
      input: { params: pathId },
      data: question,
    },
    async ({ params: { id }, caller }) => {
      const shown = await this.views.one(id, caller);
      if (caller) this.log.note(caller.userId, id);
      return shown;
    },
  );

  readonly list = route(
    {
      method: 'GET',
      path: '/api/question/item',
      summary: 'A page of the bank, or up to 50 questions by id',
      who: 'anyone',
      input: { query: questionList },
      data: z.union([listOf(listedQuestion), z.record(z.string(), question)]),
    },
    ({ query, caller }) =>
      query.ids ? this.views.many(query.ids, caller) : this.views.list(query, listRequestOf(query, caller), caller),
  );

  readonly predictions = route(
    {
      method: 'GET',
      path: '/api/prediction',
      summary: 'Questions likely in the next exams, the likeliest first',
      who: 'anyone',
      input: { query: predictionList },
      data: listOf(listedQuestion),
    },
    ({ query, caller }) => {
      const all = { ...questionList.parse({ predictive: 'high' }), ...query };
      return this.views.list(query, listRequestOf(all, caller), caller);
    },
  );
}
