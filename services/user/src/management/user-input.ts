import type { UserFields } from '@pte/rpc/gen/pte/user/v1/user';
import { z } from 'zod';
import type { UserChange } from '../user/user.js';
import {
  email,
  level,
  moment,
  newPassword,
  parseFields,
  phone,
  preferCore,
  userName,
  userType,
} from '../user/user-fields.js';

const newUser = z.object({
  name: userName,
  password: newPassword,
  type: userType.default(2),
  level: level.default(0),
  preferCore: preferCore.default(2),
  vipUntil: moment.nullable().default(null),
  phone: phone.nullable().default(null),
  email: email.nullable().default(null),
  blockingUntil: moment.nullable().default(null),
});

/** What an admin gives for a new user. Throws ValidationError. */
export const readNewUser = (fields: UserFields) => parseFields(newUser, fields);

const change = z
  .object({
    name: userName,
    password: newPassword,
    type: userType,
    level,
    preferCore,
    vipUntil: moment.nullable(),
    phone: phone.nullable(),
    email: email.nullable(),
    blockingUntil: moment.nullable(),
    totpEnabled: z.literal(false, { error: 'false.only' }),
    deletedAt: z.null({ error: 'null.only' }),
  })
  .partial();

const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The named fields by their JSON names; a named but absent one is null. An empty password is as if not named. */
function named(fields: UserFields, mask: readonly string[]): Record<string, unknown> {
  const given = fields as Record<string, unknown>;
  const entries = mask.map(camelCase).map((name) => [name, given[name] ?? null] as const);
  return Object.fromEntries(entries.filter(([name, value]) => !(name === 'password' && !value)));
}

export interface RequestedChange {
  readonly change: UserChange;
  readonly password: string | undefined;
  readonly disablesTotp: boolean;
}

/** What an admin wants to change. Throws ValidationError. */
export function readChange(fields: UserFields, mask: readonly string[]): RequestedChange {
  const { password, totpEnabled, deletedAt, ...rest } = parseFields(change, named(fields, mask));
  const wanted: UserChange = deletedAt === null ? { ...rest, restored: true as const } : rest;
  return { change: wanted, password, disablesTotp: totpEnabled === false };
}

const ownSettings = change.pick({ name: true, preferCore: true });

/** What users may change of themselves; the rest of the mask is ignored. Throws ValidationError. */
export const readOwnSettings = (fields: UserFields, mask: readonly string[]): UserChange =>
  parseFields(ownSettings, named(fields, mask));
