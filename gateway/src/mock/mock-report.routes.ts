import { Injectable } from '@nestjs/common';
import type { GetReportRequest } from '@pte/rpc/gen/pte/question/v1/mock';
import { Routes, route } from '../edge/route.js';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { PteProfiles } from '../profile/pte-profiles.js';
import { type Caller, isAdmin } from '../session/caller.js';
import { sessionPath } from './mock.input.js';
import { mockReport } from './mock.shapes.js';
import { sessionOf } from './session-address.js';

/** The score report, beside what its learner aims at. */
@Injectable()
export class MockReportRoutes extends Routes {
  constructor(
    private readonly neighbour: QuestionNeighbour,
    private readonly profiles: PteProfiles,
  ) {
    super();
  }

  readonly report = route(
    {
      method: 'GET',
      path: '/api/mock/session/{sid}/report',
      summary: 'Scores on the scale of 10-90',
      who: 'vip',
      input: { params: sessionPath },
      data: mockReport,
    },
    async (call) => {
      const session = sessionOf(call);
      const [{ json }, targets] = await Promise.all([
        this.neighbour.mocks.getReport(session),
        this.targetsOf(session, call.caller),
      ]);
      return { ...(JSON.parse(json) as object), targets };
    },
  );

  /** The profile of the session's learner; null where there is none, or nobody knows. */
  private async targetsOf(session: GetReportRequest, caller: Caller): Promise<unknown> {
    const learner = isAdmin(caller) ? await this.learnerOf(session) : caller.userId;
    const profile = await this.profiles.ifKnown(learner);
    return profile ? JSON.parse(profile.json) : null;
  }

  private async learnerOf(session: GetReportRequest): Promise<number> {
    const { json } = await this.neighbour.mocks.getSession(session);
    return (JSON.parse(json) as { userId: number }).userId;
  }
}
