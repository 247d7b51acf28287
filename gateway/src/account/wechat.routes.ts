import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { jsonText } from '../edge/json-text.js';
import { Routes, route } from '../edge/route.js';
import { UserNeighbour } from '../neighbours/neighbours.js';
import { forUserService } from '../session/caller.js';
import { selfUser, signIn } from '../user/user.shapes.js';
import { wechatGrant, wechatRegistration } from './account.input.js';

const pending = z.object({ oauthToken: z.string(), suggestedName: z.string() });

/** Milliseconds: WeChat is asked twice on the way. */
const options = { timeout: 12_000 };

/** Signing in with WeChat. */
@Injectable()
export class WechatRoutes extends Routes {
  constructor(private readonly neighbour: UserNeighbour) {
    super();
  }

  readonly signIn = route(
    {
      method: 'POST',
      path: '/api/user/wechat/sign-in',
      summary: 'Signs in with WeChat, or gives a token to register with',
      who: 'anyone',
      token: 'ignored',
      input: { body: wechatGrant },
      data: z.union([signIn, pending]),
    },
    async ({ body, client }) =>
      jsonText((await this.neighbour.wechats.signInWithWechat({ ...body, client }, options)).json),
  );

  readonly register = route(
    {
      method: 'POST',
      path: '/api/user/wechat/register',
      summary: 'Creates an account with a WeChat account and signs in',
      who: 'anyone',
      token: 'ignored',
      input: { body: wechatRegistration },
      data: signIn,
    },
    async ({ body, client }) => jsonText((await this.neighbour.wechats.registerWithWechat({ ...body, client })).json),
  );

  readonly bind = route(
    {
      method: 'POST',
      path: '/api/user/wechat/bind',
      summary: 'Lets the caller sign in with a WeChat account too',
      who: 'signed-in',
      input: { body: wechatGrant },
      data: selfUser,
    },
    async ({ body, caller }) =>
      jsonText((await this.neighbour.wechats.bindWechat({ caller: forUserService(caller), ...body }, options)).json),
  );

  readonly unbind = route(
    {
      method: 'POST',
      path: '/api/user/wechat/unbind',
      summary: "Takes the caller's WeChat account away",
      who: 'signed-in',
      data: selfUser,
    },
    async ({ caller }) =>
      jsonText((await this.neighbour.wechats.unbindWechat({ caller: forUserService(caller) })).json),
  );
}
