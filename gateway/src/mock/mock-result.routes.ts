import { Injectable } from '@nestjs/common';
import { Routes, route } from '../edge/route.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { PteProfiles } from '../profile/pte-profiles.js';
import { sessionPath } from './mock.input.js';
import { mockResult } from './mock.shapes.js';
import { resultIn } from './result-text.js';
import { sessionOf } from './session-address.js';

/** Milliseconds: many answers are marked in one call, and a repeated key waits for the first, up to 10 s. */
const timeout = 30_000;

/** Handing in a mock, and what came of it. */
@Injectable()
export class MockResultRoutes extends Routes {
  constructor(
    private readonly neighbour: QuestionNeighbour,
    private readonly profiles: PteProfiles,
  ) {
    super();
  }

  readonly submit = route(
    {
      method: 'POST',
      path: '/api/mock/session/{sid}/submit',
      summary: 'Submits every answered item',
      who: 'signed-in',
      input: { params: sessionPath },
      data: mockResult,
      idempotent: true,
    },
    async (call) => {
      const session = sessionOf(call);
      // Absent while the user service is away: the session keeps the type it began with, and no answer waits.
      const examType = (await this.profiles.ifKnown(call.caller.userId))?.examType;
      const request = { ...session, examType, idempotencyKey: call.idempotencyKey };
      const { json, replayed } = await this.neighbour.mocks.submitSession(request, { timeout });
      if (replayed) call.reply.header('idempotent-replay', 'true');
      return resultIn(call.language, json);
    },
  );

  readonly retry = route(
    {
      method: 'POST',
      path: '/api/mock/session/{sid}/retry',
      summary: 'Submits the failed objective items again',
      who: 'signed-in',
      input: { params: sessionPath },
      data: mockResult,
    },
    async (call) =>
      resultIn(call.language, (await this.neighbour.mocks.retrySession(sessionOf(call), { timeout })).json),
  );

  readonly result = route(
    {
      method: 'GET',
      path: '/api/mock/session/{sid}/result',
      summary: 'What became of every item',
      who: 'signed-in',
      input: { params: sessionPath },
      data: mockResult,
    },
    async (call) => resultIn(call.language, (await this.neighbour.mocks.getResult(sessionOf(call))).json),
  );
}
