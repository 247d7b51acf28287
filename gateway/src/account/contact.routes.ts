import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { jsonText } from '../edge/json-text.js';
import { Routes, route } from '../edge/route.js';
import { UserNeighbour } from '../neighbours/neighbours.js';
import { forUserService } from '../session/caller.js';
import { selfUser } from '../user/user.shapes.js';
import { emailAddress, emailProof, phoneNumber, phoneProof } from './account.input.js';

const sent = z.object({ expiresIn: z.int().describe('Seconds') });

/** E-mail address and phone number, bound by codes that are sent there. */
@Injectable()
export class ContactRoutes extends Routes {
  constructor(private readonly neighbour: UserNeighbour) {
    super();
  }

  readonly sendEmail = route(
    {
      method: 'POST',
      path: '/api/user/email/send',
      summary: 'Sends a code to an e-mail address that the caller wants to bind',
      who: 'signed-in',
      input: { body: emailAddress },
      data: sent,
    },
    ({ body, caller }) => this.neighbour.contacts.sendEmailCode({ caller: forUserService(caller), ...body }),
  );

  readonly verifyEmail = route(
    {
      method: 'POST',
      path: '/api/user/email/verify',
      summary: 'Binds an e-mail address by its code',
      who: 'signed-in',
      input: { body: emailProof },
      data: selfUser,
    },
    async ({ body, caller }) =>
      jsonText((await this.neighbour.contacts.verifyEmail({ caller: forUserService(caller), ...body })).json),
  );

  readonly sendPhone = route(
    {
      method: 'POST',
      path: '/api/user/phone/send',
      summary: 'Sends a code to a phone that the caller wants to bind',
      who: 'signed-in',
      input: { body: phoneNumber },
      data: sent,
    },
    ({ body, caller }) => this.neighbour.contacts.sendPhoneCode({ caller: forUserService(caller), ...body }),
  );

  readonly verifyPhone = route(
    {
      method: 'POST',
      path: '/api/user/phone/verify',
      summary: 'Binds a phone by its code',
      who: 'signed-in',
      input: { body: phoneProof },
      data: selfUser,
    },
    async ({ body, caller }) =>
      jsonText((await this.neighbour.contacts.verifyPhone({ caller: forUserService(caller), ...body })).json),
  );
}
