import { z } from 'zod';
import { countCharacters } from './values.js';

/** Decimal digits of a query as a number between two bounds. */
export const integerText = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,10}$/, { error: 'integer' })
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** Exactly `true` or `false`. */
export const flagText = z
  .enum(['true', 'false'], { error: 'boolean' })
  .transform((value) => value === 'true')
  .pipe(z.boolean());

const camelCase = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A word of a list, in camel or snake case. */
export const wordText = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.string().transform(camelCase).pipe(z.enum(words));

/** `0,1,2`: integers of a range, separated by commas. */
export const integersText = ({ min, max, most }: { min: number; max: number; most: number }) =>
  z
    .string()
    .regex(/^\d{1,10}(?:,\d{1,10})*$/, { error: 'integer' })
    .transform((value) => value.split(',').map(Number))
    .pipe(z.array(z.int().min(min).max(max)).max(most));

/** Trimmed, 2-100 characters. */
export const searchText = z
  .string()
  .trim()
  .refine((value) => !value.includes('\0'), { error: 'text.null', abort: true })
  .refine((value) => countCharacters(value) >= 2, { error: 'search.short', abort: true })
  .refine((value) => countCharacters(value) <= 100, { error: 'search.long' })
  .meta({ minLength: 2, maxLength: 100 });
