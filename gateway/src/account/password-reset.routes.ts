import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Routes, route } from '../edge/route.js';
import { UserNeighbour } from '../neighbours/neighbours.js';
import { emailAddress, passwordReset } from './account.input.js';

/** A forgotten password comes back by a code to the verified e-mail address. */
@Injectable()
export class PasswordResetRoutes extends Routes {
  constructor(private readonly neighbour: UserNeighbour) {
    super();
  }

  readonly forgot = route(
    {
      method: 'POST',
      path: '/api/user/password/forgot',
      summary: 'Sends a code to an address, if anybody has it; the answer does not tell',
      who: 'anyone',
      token: 'ignored',
      input: { body: emailAddress },
      data: z.null(),
    },
    async ({ body }) => {
      await this.neighbour.contacts.forgotPassword(body);
      return null;
    },
  );

  readonly reset = route(
    {
      method: 'POST',
      path: '/api/user/password/reset',
      summary: 'Sets a new password by a code and ends all sessions',
      who: 'anyone',
      token: 'ignored',
      input: { body: passwordReset },
      data: z.null(),
    },
    async ({ body: { email, code, newPassword } }) => {
      await this.neighbour.contacts.resetPassword({ email, code, newPassword });
      return null;
    },
  );
}
