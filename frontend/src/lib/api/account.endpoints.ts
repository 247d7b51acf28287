import { api } from './api.js';
import type {
  LearningPlan,
  LoginSession,
  PteProfile,
  SelfUser,
  ServerPreferences,
  SignedUpload,
  SignIn,
  StatsDetail,
  WechatPending,
} from './shapes.js';

export interface Credentials {
  name: string;
  password: string;
}

export interface SignInCredentials extends Credentials {
  /** The one-time code, where two-step sign-in is on. */
  totp?: string;
}

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

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export type ProfileChange = Partial<Pick<SelfUser, 'name' | 'preferCore'>>;

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignIn, SignInCredentials>({
      query: (body) => ({ path: '/user/sign-in', method: 'POST', body, anonymous: true }),
    }),
    register: build.mutation<SignIn, Credentials>({
      query: (body) => ({ path: '/user/register', method: 'PUT', body, anonymous: true }),
    }),
    refresh: build.mutation<SignIn, void>({
      query: () => ({ path: '/user', method: 'POST', quiet: true }),
    }),
    signOut: build.mutation<null, void>({
      query: () => ({ path: '/user/sign-out', method: 'POST', quiet: true }),
    }),
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
    signAvatarUpload: build.mutation<SignedUpload, { contentType: string }>({
      query: (query) => ({ path: '/oss/tryUploadAvatar', method: 'POST', query }),
    }),
    changePassword: build.mutation<SelfUser, PasswordChange>({
      query: (body) => ({ path: '/user/update-password', method: 'POST', body }),
      invalidatesTags: ['Session'],
    }),
    changeProfile: build.mutation<SelfUser, ProfileChange>({
      query: (body) => ({ path: '/user', method: 'PUT', body }),
    }),
    sessions: build.query<LoginSession[], void>({
      query: () => ({ path: '/user/sessions' }),
      providesTags: ['Session'],
    }),
    endSession: build.mutation<{ id: string }, string>({
      query: (id) => ({ path: `/user/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<{ count: number }, void>({
      query: () => ({ path: '/user/sessions', method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    stats: build.query<StatsDetail, void>({
      query: () => ({ path: '/user/stats' }),
      providesTags: ['Stats'],
    }),
    pteProfile: build.query<PteProfile | null, void>({
      query: () => ({ path: '/user/pte' }),
      providesTags: ['Goal'],
    }),
    changePteProfile: build.mutation<PteProfile, Omit<PteProfile, 'updatedAt'>>({
      query: (body) => ({ path: '/user/pte', method: 'PUT', body }),
      invalidatesTags: ['Goal'],
    }),
    plan: build.query<LearningPlan, void>({
      query: () => ({ path: '/user/plan' }),
      providesTags: ['Goal', 'Stats'],
    }),
    makePlanAnew: build.mutation<LearningPlan, void>({
      query: () => ({ path: '/user/plan/regenerate', method: 'POST' }),
      invalidatesTags: ['Goal'],
    }),
    preferences: build.query<ServerPreferences, void>({
      query: () => ({ path: '/user/preferences' }),
    }),
    changePreferences: build.mutation<ServerPreferences, Partial<ServerPreferences>>({
      query: (body) => ({ path: '/user/preferences', method: 'PUT', body }),
    }),
  }),
});

export const {
  useSignInMutation,
  useRegisterMutation,
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
  useSignAvatarUploadMutation,
  useChangePteProfileMutation,
  usePlanQuery,
  useMakePlanAnewMutation,
  useSignOutMutation,
  useChangePasswordMutation,
  useChangeProfileMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useStatsQuery,
  usePteProfileQuery,
  useChangePreferencesMutation,
} = accountApi;
