import { api } from './api.js';
import type { LoginSession, PteProfile, SelfUser, ServerPreferences, SignIn, StatsDetail } from './shapes.js';

export interface Credentials {
  name: string;
  password: string;
}

export interface SignInCredentials extends Credentials {
  /** The one-time code, where two-step sign-in is on. */
  totp?: string;
}

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
