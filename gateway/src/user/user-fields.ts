import type { UserFields } from '@pte/rpc/gen/pte/user/v1/user';

/** A change of a user: null clears, absent leaves alone. */
export type Changes = { readonly [Field in keyof UserFields]?: UserFields[Field] | null };

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The keys that were given: their values, and the mask that says which. Null is named in the mask and has no value. */
export function maskedFields(changes: Changes): { fields: UserFields; updateMask: string[] } {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return {
    fields: Object.fromEntries(given.filter(([, value]) => value !== null)),
    updateMask: given.map(([name]) => snakeCase(name)),
  };
}
