import { api } from './api.js';
import type { SelfUser, SignIn, WechatPending } from './shapes.js';

export interface PasswordReset {
  email: string;
  code: string;
  newPassword: string;
  confirmPassword: string;
}

export interface WechatRegistration {
  oauthToken: string;
  name: string;
  password?: string;
}

export type Contact = { email: string } | { phone: string };

/** The calls of an e-mail address and of a phone number have the same form. */
const pathOf = (contact: Contact): string => ('email' in contact ? '/user/email' : '/user/phone');

/** Ways into and out of an account beyond name and password; only pages that need them fetch this. */
export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendResetCode: build.mutation<null, { email: string }>({
      query: (body) => ({ path: '/user/password/forgot', method: 'POST', body, anonymous: true }),
    }),
    resetPassword: build.mutation<null, PasswordReset>({
      query: (body) => ({ path: '/user/password/reset', method: 'POST', body, anonymous: true }),
    }),
    sendContactCode: build.mutation<{ expiresIn: number }, Contact>({
      query: (body) => ({ path: `${pathOf(body)}/send`, method: 'POST', body }),
    }),
    verifyContact: build.mutation<SelfUser, Contact & { code: string }>({
      query: (body) => ({ path: `${pathOf(body)}/verify`, method: 'POST', body }),
    }),
    setUpTotp: build.mutation<{ totpSecret: string; otpauthUrl: string }, void>({
      query: () => ({ path: '/user/totp/setup', method: 'POST' }),
    }),
    enableTotp: build.mutation<SelfUser, { totpSecret: string; code: string }>({
      query: (body) => ({ path: '/user/totp', method: 'POST', body }),
    }),
    disableTotp: build.mutation<SelfUser, { password: string; code: string }>({
      query: (body) => ({ path: '/user/totp/disable', method: 'POST', body }),
    }),
    wechatSignIn: build.mutation<SignIn | WechatPending, { code: string }>({
      query: (body) => ({ path: '/user/wechat/sign-in', method: 'POST', body, anonymous: true }),
    }),
    wechatRegister: build.mutation<SignIn, WechatRegistration>({
      query: (body) => ({ path: '/user/wechat/register', method: 'POST', body, anonymous: true }),
    }),
    wechatBind: build.mutation<SelfUser, { code: string }>({
      query: (body) => ({ path: '/user/wechat/bind', method: 'POST', body }),
    }),
    wechatUnbind: build.mutation<SelfUser, void>({
      query: () => ({ path: '/user/wechat/unbind', method: 'POST' }),
    }),
  }),
});

export const {
  useSendResetCodeMutation,
  useResetPasswordMutation,
  useSendContactCodeMutation,
  useVerifyContactMutation,
  useSetUpTotpMutation,
  useEnableTotpMutation,
  useDisableTotpMutation,
  useWechatSignInMutation,
  useWechatRegisterMutation,
  useWechatBindMutation,
  useWechatUnbindMutation,
} = securityApi;
