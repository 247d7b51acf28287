import type { Queries } from '@pte/service-kit/database';
import { z } from 'zod';
import { emailKey } from '../user/contact.js';
import type { UserChange, UserFacts } from '../user/user.js';
import { EmailAlreadyBound, EmailTaken, PhoneAlreadyBound, PhoneTaken } from '../user/user-errors.js';
import { email, parseFields, phone } from '../user/user-fields.js';

/** An e-mail address or a phone number that someone wants to bind. */
export interface Contact {
  readonly purpose: 'email' | 'phone';
  /** As it is stored and written to. */
  readonly value: string;
  /** As it is compared. */
  readonly key: string;
}

const forms = { email: z.object({ email }), phone: z.object({ phone }) };

/** Throws ValidationError. */
export function emailContact(given: string): Contact {
  const { email: value } = parseFields(forms.email, { email: given });
  return { purpose: 'email', value, key: emailKey(value) };
}

/** Throws ValidationError. */
export function phoneContact(given: string): Contact {
  const { phone: value } = parseFields(forms.phone, { phone: given });
  return { purpose: 'phone', value, key: value };
}

/** What binding the contact changes of its user; the code has verified it. */
export const binding = ({ purpose, value }: Contact): UserChange => ({ [purpose]: value });

const rules = {
  email: { column: 'email_key', AlreadyBound: EmailAlreadyBound, Taken: EmailTaken },
  phone: { column: 'phone', AlreadyBound: PhoneAlreadyBound, Taken: PhoneTaken },
};

const isBoundTo = ({ email, emailVerifiedAt, phone }: UserFacts, { purpose, key }: Contact): boolean =>
  purpose === 'phone' ? phone === key : emailVerifiedAt !== null && email !== null && emailKey(email) === key;

/** Throws EmailAlreadyBound, PhoneAlreadyBound, EmailTaken or PhoneTaken. */
export async function requireFree(queries: Queries, user: UserFacts, contact: Contact): Promise<void> {
  const { column, AlreadyBound, Taken } = rules[contact.purpose];
  if (isBoundTo(user, contact)) throw new AlreadyBound();
  const others = await queries.query(`select 1 from account where ${column} = $1 and id <> $2 and deleted_at is null`, [
    contact.key,
    user.id,
  ]);
  if (others.length > 0) throw new Taken();
}
