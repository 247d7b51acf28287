import { Injectable } from '@nestjs/common';
import { jsonText } from '../edge/json-text.js';
import { listAnswer, listOf } from '../edge/list-query.js';
import { Routes, route } from '../edge/route.js';
import { pathId } from '../edge/values.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { PteProfiles } from '../profile/pte-profiles.js';
import { forQuestionService } from '../session/caller.js';
import { itemPath, progress, savedAnswer, sessionList, sessionPath, sessionStart } from './mock.input.js';
import { listedSession, mockItem, mockSession } from './mock.shapes.js';
import { sessionOf } from './session-address.js';

const academic = 0;

/** Sitting a mock. */
@Injectable()
export class MockSessionRoutes extends Routes {
  constructor(
    private readonly neighbour: QuestionNeighbour,
    private readonly profiles: PteProfiles,
  ) {
    super();
  }

  readonly start = route(
    {
      method: 'PUT',
      path: '/api/mock/{id}/session',
      summary: 'Starts a session of a mock, or resumes the active one',
      who: 'vip',
      input: { params: pathId, body: sessionStart },
      data: mockSession,
    },
    async ({ params, body, caller, now }) => {
      // Whoever resumes must not wait for a profile; the type is asked for again when the session is submitted.
      const examType = (await this.profiles.ifKnown(caller.userId))?.examType ?? academic;
      const request = { caller: forQuestionService(caller, now), mockId: params.id, restart: body.restart, examType };
      return jsonText((await this.neighbour.mocks.startSession(request)).json);
    },
  );

  readonly list = route(
    {
      method: 'GET',
      path: '/api/mock/session',
      summary: "The caller's sessions, the newest first",
      who: 'signed-in',
      input: { query: sessionList },
      data: listOf(listedSession),
    },
    async ({ query: { count, ...rest }, caller }) => {
      const request = { userId: caller.userId, ...rest, countOnly: count };
      return listAnswer({ count }, await this.neighbour.mocks.listMockSessions(request));
    },
  );

  readonly one = route(
    {
      method: 'GET',
      path: '/api/mock/session/{sid}',
      summary: 'A session with its items and what was answered',
      who: 'signed-in',
      input: { params: sessionPath },
      data: mockSession,
    },
    async (call) => jsonText((await this.neighbour.mocks.getSession(sessionOf(call))).json),
  );

  readonly update = route(
    {
      method: 'PUT',
      path: '/api/mock/session/{sid}',
      summary: 'Notes where in the exam the learner is; the clock starts with the step exam',
      who: 'signed-in',
      input: { params: sessionPath, body: progress },
      data: mockSession,
    },
    async (call) => jsonText((await this.neighbour.mocks.updateSession({ ...sessionOf(call), ...call.body })).json),
  );

  readonly save = route(
    {
      method: 'PUT',
      path: '/api/mock/session/{sid}/item/{index}',
      summary: 'Keeps an answer; null clears it',
      who: 'signed-in',
      input: { params: itemPath, body: savedAnswer },
      data: mockItem,
    },
    async (call) => {
      const { answer, timeUsed } = call.body;
      const request = { ...sessionOf(call), index: call.params.index, answer: answer ?? undefined, timeUsed };
      return jsonText((await this.neighbour.mocks.saveItem(request)).json);
    },
  );
}
