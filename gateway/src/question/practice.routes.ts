import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { jsonText } from '../edge/json-text.js';
import { Routes, route } from '../edge/route.js';
import { pathId } from '../edge/values.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { forQuestionService } from '../session/caller.js';
import { submission } from '../submission/submission.shapes.js';
import { validateBody } from './question.input.js';

const validation = z.object({ answer: z.string(), analysis: z.string(), questionSubmit: submission });

/** Answering a question. */
@Injectable()
export class PracticeRoutes extends Routes {
  constructor(private readonly neighbour: QuestionNeighbour) {
    super();
  }

  readonly validate = route(
    {
      method: 'PUT',
      path: '/api/question/item/{id}/validate',
      summary: 'Submits an answer; objective ones are marked in the call',
      who: 'signed-in',
      input: { params: pathId, body: validateBody },
      data: validation,
      idempotent: true,
    },
    async ({ params, body, caller, now, idempotencyKey, reply }) => {
      const { json, replayed } = await this.neighbour.practice.submitAnswer(
        { caller: forQuestionService(caller, now), questionId: params.id, ...body, idempotencyKey },
        // A repeated key waits for the first request, up to 10 s.
        { timeout: 15_000 },
      );
      if (replayed) reply.header('idempotent-replay', 'true');
      return jsonText(json);
    },
  );
}
