import { z } from 'zod';
import { pageQuery, sortedQuery } from '../edge/list-query.js';
import { flagText, integersText, searchText } from '../edge/query-values.js';
import { longText, title, unixSeconds } from '../edge/values.js';

/** Letters, digits and marks of any script, and three signs. */
const nameCharacters = /^(?:[\p{L}\p{Nd}_.-]\p{M}*)+$/u;
const digitsOnly = /^\p{Nd}+$/u;

export const userName = title({ min: 3, max: 50, code: 'name.length' })
  .refine((name) => nameCharacters.test(name), { error: 'name.characters', abort: true })
  .refine((name) => !digitsOnly.test(name), { error: 'name.digits' });

/** A new password; never trimmed. */
export const password = longText({ min: 6, max: 100, code: 'password.length' });

export const preferCore = z.int().min(0).max(2);

export const phone = z
  .string()
  .trim()
  .regex(/^(?:1[3-9]\d{9}|\+\d{8,15})$/, { error: 'phone.format' });

export const email = z
  .string()
  .trim()
  .max(254, { error: 'email.format' })
  .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, { error: 'email.format' });

/** What users may change of themselves; anything else in the body is ignored. */
export const selfChange = z.object({ name: userName, preferCore }).partial();

const adminFields = z.object({
  type: z.int().min(0).max(2),
  level: z.int().min(0).max(100),
  vipUntil: unixSeconds.nullable(),
  preferCore,
  phone: phone.nullable(),
  email: email.nullable(),
  blockingUntil: unixSeconds.nullable(),
});

export const newUser = adminFields.partial().extend({ name: userName, password });

export const adminChange = adminFields.partial().extend({
  name: userName.optional(),
  /** Empty keeps the current one. */
  password: z.union([z.literal(''), password], { error: 'password.length' }).optional(),
  totpEnabled: z.literal(false, { error: 'false.only' }).optional(),
  deletedAt: z.null({ error: 'null.only' }).optional(),
});

export const userList = z.object({
  ...pageQuery(100),
  ...sortedQuery(['id', 'name', 'level', 'vipUntil', 'createdAt']),
  type: integersText({ min: 0, max: 2, most: 100 }).optional(),
  search: searchText.optional(),
  includeDeleted: flagText.default(false),
});
