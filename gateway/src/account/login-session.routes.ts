import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { jsonText } from '../edge/json-text.js';
import { notFound } from '../edge/refusal.js';
import { Routes, route } from '../edge/route.js';
import { UserNeighbour } from '../neighbours/neighbours.js';
import { forUserService } from '../session/caller.js';

const loginSession = z.object({
  id: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number(),
  expiresAt: z.number(),
  ip: z.string(),
  userAgent: z.string(),
  current: z.boolean(),
});

const uuid = z.uuid();

/** Where one is signed in. */
@Injectable()
export class LoginSessionRoutes extends Routes {
  constructor(private readonly neighbour: UserNeighbour) {
    super();
  }

  readonly list = route(
    {
      method: 'GET',
      path: '/api/user/sessions',
      summary: "The caller's sessions, the latest used first",
      who: 'signed-in',
      data: z.array(loginSession),
    },
    async ({ caller }) =>
      jsonText((await this.neighbour.accounts.listSessions({ caller: forUserService(caller) })).json),
  );

  readonly end = route(
    {
      method: 'DELETE',
      path: '/api/user/sessions/{id}',
      summary: "Ends one of the caller's sessions",
      who: 'signed-in',
      input: { params: z.object({ id: z.string() }) },
      data: z.object({ id: z.string() }),
    },
    async ({ params: { id }, caller }) => {
      if (!uuid.safeParse(id).success) throw notFound('SESSION_NOT_FOUND');
      await this.neighbour.accounts.endSession({ caller: forUserService(caller), id });
      return { id };
    },
  );

  readonly endOthers = route(
    {
      method: 'DELETE',
      path: '/api/user/sessions',
      summary: 'Ends all sessions but the current',
      who: 'signed-in',
      data: z.object({ count: z.int() }),
    },
    ({ caller }) => this.neighbour.accounts.endOtherSessions({ caller: forUserService(caller) }),
  );
}
