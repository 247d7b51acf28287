import { z } from 'zod';

/** What everybody may see of a user. */
export const publicUser = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.string().nullable(),
  level: z.int(),
});

const userStats = z.object({
  duration: z.number().describe('Seconds'),
  count: z.int(),
  accuracy: z.number().nullable().describe('Percent'),
});

/** A user as oneself, and admins, see it. */
export const selfUser = publicUser.extend({
  type: z.int().min(0).max(2),
  vipUntil: z.number().nullable(),
  preferCore: z.int().min(0).max(2),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  emailVerifiedAt: z.number().nullable(),
  stats: userStats,
  wechatBound: z.boolean(),
  totpEnabled: z.boolean(),
  hasPassword: z.boolean(),
  blockingUntil: z.number().nullable(),
  createdAt: z.number(),
  deletedAt: z.number().nullable(),
});

export const signIn = z.object({
  token: z.string(),
  user: selfUser,
  expiresAt: z.number().describe('Unix seconds'),
});
