import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { listAnswer, listOf, sortingOf } from '../edge/list-query.js';
import { Routes, route } from '../edge/route.js';
import { pathId } from '../edge/values.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { forQuestionService } from '../session/caller.js';
import { collectionBody, collectionList } from './question.input.js';
import { listedQuestion } from './question.shapes.js';
import { QuestionText } from './question-text.js';
import { QuestionViews } from './question-views.js';

/** What a learner keeps. */
@Injectable()
export class CollectionRoutes extends Routes {
  constructor(
    private readonly neighbour: QuestionNeighbour,
    private readonly views: QuestionViews,
  ) {
    super();
  }

  readonly collect = route(
    {
      method: 'PUT',
      path: '/api/question/item/{id}/collection',
      summary: 'Replaces the collections a question is in',
      who: 'signed-in',
      input: { params: pathId, body: collectionBody },
      data: z.object({ id: z.int(), collections: z.array(z.int()) }),
    },
    async ({ params, body, caller, now }) => {
      const request = { caller: forQuestionService(caller, now), questionId: params.id, types: body.types };
      const { types } = await this.neighbour.collections.setCollections(request);
      return { id: params.id, collections: types };
    },
  );

  readonly list = route(
    {
      method: 'GET',
      path: '/api/question/collection',
      summary: "The caller's collected questions, each once",
      who: 'signed-in',
      input: { query: collectionList },
      data: listOf(listedQuestion),
    },
    async ({ query, caller }) => {
      const { questions, count } = await this.neighbour.collections.listCollected({
        userId: caller.userId,
        collectionType: query.type,
        questionType: query.questionType,
        ...sortingOf(query),
        limit: query.limit,
        offset: query.offset,
        countOnly: query.count,
      });
      const json = await this.views.rows(
        questions.map((row) => new QuestionText(row)),
        caller,
      );
      return listAnswer(query, { json, count });
    },
  );
}
