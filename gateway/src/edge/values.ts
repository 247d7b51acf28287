import { z } from 'zod';

/** Unicode code points, as the contract counts characters. */
export const countCharacters = (value: string): number => {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
};

const controlCharacter = /\p{Cc}/u;
const largestId = 2_147_483_647;
/** The year 9999; larger numbers are no unix seconds. */
const lastSecond = 253_402_300_799;

interface Length {
  readonly min: number;
  readonly max: number;
  /** Problem code; the general sentence about lengths unless given. */
  readonly code?: string;
}

const withLength = <Schema extends z.ZodType<string>>(schema: Schema, { min, max, code = 'text.length' }: Length) =>
  schema
    .refine((value) => !value.includes('\0'), { error: 'text.null', abort: true })
    .refine((value) => value.length >= min && countCharacters(value) <= max && countCharacters(value) >= min, {
      error: code,
      abort: true,
      params: { min, max },
    })
    .meta({ minLength: min, maxLength: max });

/** A text kept exactly as given, newlines too. */
export const longText = (length: Length) => withLength(z.string(), length);

/** A name or title: trimmed, without control characters. */
export const title = (length: Length) =>
  withLength(z.string().trim(), length).refine((value) => !controlCharacter.test(value), { error: 'text.control' });

/** An id in a body. */
export const id = z.int({ error: 'id' }).min(0, { error: 'id' }).max(largestId, { error: 'id' });

/** An id in a path or a query. */
export const idText = z
  .string()
  .regex(/^\d{1,10}$/, { error: 'id' })
  .transform(Number)
  .pipe(id);

/** The same, for paths with one id. */
export const pathId = z.object({ id: idText });

export const unixSeconds = z.int().min(0).max(lastSecond);

/** `deletedAt` of a change: null restores; the number that a client sends back with the whole entity means nothing. */
export const restoring = z.union([z.null(), z.number()]).optional();

/** What a delete answers. */
export const deletion = z.object({ id: z.int(), deletedAt: z.int() });
