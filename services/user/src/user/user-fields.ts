import { type FieldProblem, ValidationError } from '@pte/service-kit/domain-error';
import { z } from 'zod';
import { isEmail, phoneNumber } from './contact.js';
import { nameProblem } from './user-name.js';

/** The issue messages of these schemas are problem codes of the gateway's catalogue. */
const number = (most: number) =>
  z.int({ error: 'integer' }).min(0, { error: 'invalid' }).max(most, { error: 'invalid' });

const text = z.string({ error: 'required' });

/** Code points, as the contract counts. */
const hasLength = (value: string, least: number, most: number) => {
  const characters = [...value].length;
  return characters >= least && characters <= most;
};

/** The last second of the year 9999: what `timestamptz` and Date both hold. */
const lastSecond = 253_402_300_799;

export const userName = text.trim().superRefine((name, context) => {
  const problem = nameProblem(name);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});
/** Never trimmed; every character counts. */
export const newPassword = text.refine((value) => hasLength(value, 6, 100), { error: 'password.length' });
/** What is typed at sign-in. */
export const credential = text.refine((value) => hasLength(value, 1, 100), { error: 'credential.length' });
export const userType = number(2).transform((value) => value as 0 | 1 | 2);
export const level = number(100);
export const preferCore = number(2).transform((value) => value as 0 | 1 | 2);
/** Unix seconds to Date. */
export const moment = number(lastSecond).transform((seconds) => new Date(seconds * 1000));
export const phone = text.trim().transform((given, context) => {
  const number = phoneNumber(given);
  if (number === null) context.addIssue({ code: 'custom', message: 'phone.format' });
  return number ?? '';
});
export const email = text.trim().refine(isEmail, { error: 'email.format' });

/** The input as the schema gives it. Throws ValidationError with the first problem of each field. */
export function parseFields<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const problems: Record<string, FieldProblem> = {};
  for (const { path, message } of result.error.issues) problems[path.join('.')] ??= { code: message };
  throw new ValidationError(problems);
}
