import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { jsonText } from '../edge/json-text.js';
import { Routes, route } from '../edge/route.js';
import { UserNeighbour } from '../neighbours/neighbours.js';
import { forUserService } from '../session/caller.js';
import { selfUser } from '../user/user.shapes.js';
import { totpEnd, totpProof } from './account.input.js';

/** One-time codes of an authenticator app. */
@Injectable()
export class TotpRoutes extends Routes {
  constructor(private readonly neighbour: UserNeighbour) {
    super();
  }

  readonly setUp = route(
    {
      method: 'POST',
      path: '/api/user/totp/setup',
      summary: 'Gives a secret to scan, good for 10 minutes; nothing changes yet',
      who: 'signed-in',
      data: z.object({ totpSecret: z.string().describe('Base32'), otpauthUrl: z.string() }),
    },
    ({ caller }) => this.neighbour.totps.setUpTotp({ caller: forUserService(caller) }),
  );

  readonly enable = route(
    {
      method: 'POST',
      path: '/api/user/totp',
      summary: 'Asks for a one-time code at sign-in from now on',
      who: 'signed-in',
      input: { body: totpProof },
      data: selfUser,
    },
    async ({ body, caller }) =>
      jsonText((await this.neighbour.totps.enableTotp({ caller: forUserService(caller), ...body })).json),
  );

  readonly disable = route(
    {
      method: 'POST',
      path: '/api/user/totp/disable',
      summary: 'Asks for no one-time code any more',
      who: 'signed-in',
      input: { body: totpEnd },
      data: selfUser,
    },
    async ({ body, caller }) =>
      jsonText((await this.neighbour.totps.disableTotp({ caller: forUserService(caller), ...body })).json),
  );
}
