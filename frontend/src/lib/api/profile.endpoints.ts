import { api } from './api.js';
import type { LearningPlan, PteProfile, SignedUpload } from './shapes.js';

/** Targets, plan and picture; only the learner's own pages fetch this. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    signAvatarUpload: build.mutation<SignedUpload, { contentType: string }>({
      query: (query) => ({ path: '/oss/tryUploadAvatar', method: 'POST', query }),
    }),
  }),
});

export const { useChangePteProfileMutation, usePlanQuery, useMakePlanAnewMutation, useSignAvatarUploadMutation } =
  profileApi;
