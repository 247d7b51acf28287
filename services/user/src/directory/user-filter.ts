import { emailKey } from '../user/contact.js';
import { nameKey } from '../user/user-name.js';

export interface UserFilter {
  /** All types when empty. */
  readonly types: readonly number[];
  /** Part of name, email or phone, without case. */
  readonly search?: string;
  readonly includeDeleted: boolean;
}

/** A pattern for LIKE in which `%`, `_` and `\` stand for themselves. */
export const containing = (part: string): string => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Condition on table `account` with its values, numbered from $1. */
export function conditionOf({ types, search, includeDeleted }: UserFilter): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['true'];
  if (!includeDeleted) conditions.push('deleted_at is null');
  if (types.length > 0) conditions.push(`type = any(${place(types)}::int[])`);
  if (search !== undefined) {
    const name = place(containing(nameKey(search)));
    const email = place(containing(emailKey(search)));
    const phone = place(containing(search));
    conditions.push(`(name_key like ${name} or email_key like ${email} or phone like ${phone})`);
  }
  return { sql: conditions.join(' and '), values };
}
