import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { listAnswer, listOf, pageQuery } from '../edge/list-query.js';
import { Routes, route } from '../edge/route.js';
import { pathId } from '../edge/values.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { ViewLog } from './view-log.js';

const kind = z.enum(['question', 'article']);

const historyEntry = z.object({
  id: z.int(),
  kind,
  targetId: z.int(),
  title: z.string(),
  questionTypeId: z.int().nullable(),
  viewedAt: z.int(),
});

/** What the caller has looked at. What this gateway saw last counts, also where it was not told yet. */
@Injectable()
export class HistoryRoutes extends Routes {
  constructor(
    private readonly neighbour: QuestionNeighbour,
    private readonly views: ViewLog,
  ) {
    super();
  }

  readonly list = route(
    {
      method: 'GET',
      path: '/api/user/history',
      summary: 'What the caller has looked at, the latest first',
      who: 'signed-in',
      input: { query: z.object({ ...pageQuery(), kind: kind.optional() }) },
      data: listOf(historyEntry),
    },
    async ({ query: { count, ...rest }, caller }) => {
      await this.views.flush();
      const request = { userId: caller.userId, ...rest, countOnly: count };
      return listAnswer({ count }, await this.neighbour.history.listHistory(request));
    },
  );

  readonly remove = route(
    {
      method: 'DELETE',
      path: '/api/user/history/{id}',
      summary: 'Forgets one entry',
      who: 'signed-in',
      input: { params: pathId },
      data: z.object({ id: z.int() }),
    },
    ({ params, caller }) => this.neighbour.history.deleteHistoryEntry({ userId: caller.userId, id: params.id }),
  );

  readonly clear = route(
    {
      method: 'DELETE',
      path: '/api/user/history',
      summary: 'Forgets everything, or everything of a kind',
      who: 'signed-in',
      input: { query: z.object({ kind: kind.optional() }) },
      data: z.object({ count: z.int() }),
    },
    async ({ query, caller }) => {
      await this.views.flush();
      return this.neighbour.history.clearHistory({ userId: caller.userId, kind: query.kind });
    },
  );
}
