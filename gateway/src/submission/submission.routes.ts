import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { jsonText } from '../edge/json-text.js';
import { listAnswer, listOf, pageQuery } from '../edge/list-query.js';
import { integerText } from '../edge/query-values.js';
import { Routes, route } from '../edge/route.js';
import { idText, pathId } from '../edge/values.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { forQuestionService } from '../session/caller.js';
import { submission } from './submission.shapes.js';

const finishedList = z.object({ ...pageQuery(), type: integerText(0, 2_147_483_647).optional() });
const questionSubmissions = z.object({ ...pageQuery(), questionId: idText });

/** What learners have submitted. */
@Injectable()
export class SubmissionRoutes extends Routes {
  constructor(private readonly neighbour: QuestionNeighbour) {
    super();
  }

  readonly finished = route(
    {
      method: 'GET',
      path: '/api/question/finished',
      summary: "The caller's submissions with question and type, newest first",
      who: 'signed-in',
      input: { query: finishedList },
      data: listOf(submission),
    },
    async ({ query: { type, count, ...page }, caller }) => {
      const request = { userId: caller.userId, questionType: type, ...page, countOnly: count };
      return listAnswer({ count }, await this.neighbour.practice.listFinished(request));
    },
  );

  readonly ofQuestion = route(
    {
      method: 'GET',
      path: '/api/question/submission',
      summary: "The caller's submissions for one question, newest first",
      who: 'signed-in',
      input: { query: questionSubmissions },
      data: listOf(submission),
    },
    async ({ query: { count, ...rest }, caller }) => {
      const request = { userId: caller.userId, ...rest, countOnly: count };
      return listAnswer({ count }, await this.neighbour.practice.listSubmissions(request));
    },
  );

  readonly one = route(
    {
      method: 'GET',
      path: '/api/question/submission/{id}',
      summary: 'One submission with question and type',
      who: 'signed-in',
      input: { params: pathId },
      data: submission,
    },
    async ({ params, caller, now }) => {
      const request = { caller: forQuestionService(caller, now), id: params.id };
      return jsonText((await this.neighbour.practice.getSubmission(request)).json);
    },
  );

  readonly rescore = route(
    {
      method: 'POST',
      path: '/api/question/submission/{id}/rescore',
      summary: 'Scores a failed submission anew',
      who: 'vip',
      input: { params: pathId },
      data: submission,
    },
    async ({ params, caller, now }) => {
      const request = { caller: forQuestionService(caller, now), id: params.id };
      return jsonText((await this.neighbour.practice.rescore(request)).json);
    },
  );
}
