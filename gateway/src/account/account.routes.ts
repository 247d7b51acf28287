import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { jsonText } from '../edge/json-text.js';
import { Routes, route } from '../edge/route.js';
import { UserNeighbour } from '../neighbours/neighbours.js';
import { forUserService } from '../session/caller.js';
import { selfUser, signIn } from '../user/user.shapes.js';
import { credentials, passwordChange, registration } from './account.input.js';

/** Getting in and out, and the password. */
@Injectable()
export class AccountRoutes extends Routes {
  constructor(private readonly neighbour: UserNeighbour) {
    super();
  }

  readonly register = route(
    {
      method: 'PUT',
      path: '/api/user/register',
      summary: 'Creates an account and signs in',
      who: 'anyone',
      token: 'ignored',
      input: { body: registration },
      data: signIn,
    },
    async ({ body, client }) => jsonText((await this.neighbour.accounts.register({ ...body, client })).json),
  );

  readonly signIn = route(
    {
      method: 'POST',
      path: '/api/user/sign-in',
      summary: 'Signs in by username, verified email or bound phone',
      who: 'anyone',
      token: 'ignored',
      input: { body: credentials },
      data: signIn,
    },
    async ({ body, client }) => {
      const request = { ...body, totp: body.totp ?? '', client };
      return jsonText((await this.neighbour.accounts.signIn(request)).json);
    },
  );

  readonly refresh = route(
    {
      method: 'POST',
      path: '/api/user',
      summary: 'Extends the session to 7 days from now; the token may change',
      who: 'signed-in',
      data: signIn,
    },
    async ({ token, client }) => jsonText((await this.neighbour.accounts.refresh({ token, client })).json),
  );

  readonly signOut = route(
    { method: 'POST', path: '/api/user/sign-out', summary: 'Ends this session', who: 'signed-in', data: z.null() },
    async ({ caller }) => {
      await this.neighbour.accounts.signOut({ caller: forUserService(caller) });
      return null;
    },
  );

  readonly updatePassword = route(
    {
      method: 'POST',
      path: '/api/user/update-password',
      summary: 'Changes the password and ends the other sessions',
      who: 'signed-in',
      input: { body: passwordChange },
      data: selfUser,
    },
    async ({ body: { oldPassword, newPassword }, caller }) => {
      const request = { caller: forUserService(caller), oldPassword, newPassword };
      return jsonText((await this.neighbour.accounts.updatePassword(request)).json);
    },
  );
}
