import { Injectable } from '@nestjs/common';
import { jsonText } from '../edge/json-text.js';
import { Routes, route } from '../edge/route.js';
import { UserNeighbour } from '../neighbours/neighbours.js';
import { goal, pteProfile } from './pte-profile.shape.js';

/** What the learner aims at. */
@Injectable()
export class PteProfileRoutes extends Routes {
  constructor(private readonly neighbour: UserNeighbour) {
    super();
  }

  readonly read = route(
    {
      method: 'GET',
      path: '/api/user/pte',
      summary: "The caller's targets and exam; null before they are set",
      who: 'signed-in',
      data: pteProfile.nullable(),
    },
    async ({ caller }) => jsonText((await this.neighbour.profiles.getPteProfile({ userId: caller.userId })).json),
  );

  readonly set = route(
    {
      method: 'PUT',
      path: '/api/user/pte',
      summary: "Sets the caller's targets and exam",
      who: 'signed-in',
      input: { body: goal },
      data: pteProfile,
    },
    async ({ body: { examDate, ...rest }, caller }) => {
      const request = { userId: caller.userId, ...rest, examDate: examDate ?? undefined };
      return jsonText((await this.neighbour.profiles.setPteProfile(request)).json);
    },
  );
}
