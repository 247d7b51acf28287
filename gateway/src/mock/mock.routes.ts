import { Injectable } from '@nestjs/common';
import { mockTypeId } from '@pte/exam/question-types';
import { listOf } from '../edge/list-query.js';
import { Routes, route } from '../edge/route.js';
import { pathId } from '../edge/values.js';
import { ViewLog } from '../history/view-log.js';
import { listRequestOf } from '../question/list-request.js';
import { questionList } from '../question/question.input.js';
import { listedQuestion, question } from '../question/question.shapes.js';
import { QuestionViews } from '../question/question-views.js';
import { mockList } from './mock.input.js';
import { Mocks } from './mocks.js';

const allMocks = questionList.parse({ type: String(mockTypeId) });

/** Reading mocks, which are questions of their own type. */
@Injectable()
export class MockRoutes extends Routes {
  constructor(
    private readonly mocks: Mocks,
    private readonly views: QuestionViews,
    private readonly log: ViewLog,
  ) {
    super();
  }

  readonly list = route(
    {
      method: 'GET',
      path: '/api/mock',
      summary: 'A page of mocks',
      who: 'anyone',
      input: { query: mockList },
      data: listOf(listedQuestion),
    },
    ({ query, caller }) => this.views.list(query, listRequestOf({ ...allMocks, ...query }, caller), caller),
  );

  readonly one = route(
    {
      method: 'GET',
      path: '/api/mock/{id}',
      summary: 'One mock',
      who: 'anyone',
      input: { params: pathId },
      data: question,
    },
    async ({ params: { id }, caller }) => {
      await this.mocks.mustExist(id, caller);
      const shown = await this.views.one(id, caller);
      if (caller) this.log.note(caller.userId, id);
      return shown;
    },
  );
}
