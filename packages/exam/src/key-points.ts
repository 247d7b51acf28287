import * as z from 'zod/mini';
import { nonBlank, text } from './content-parts.js';

/** A point that an answer should make: `w` is its weight, and one of `any` said or written is enough. Source: scoring.md 6. */
const points = z.array(
  z.looseObject({
    id: nonBlank,
    text,
    who: z.optional(nonBlank),
    w: z.number().check(z.gt(0)),
    any: z.array(nonBlank).check(z.minLength(1)),
  }),
);
const sample = z.optional(text);

/** Keys of types whose content is judged by points. The contract asks only objective types for a key. */
export const pointsKey = { points: z.optional(points), sample };

/** As `points`, for the parts of an essay's prompt. */
export const aspectsKey = { aspects: z.optional(points), sample };

export const register = z.optional(z.enum(['formal', 'neutral', 'informal']));
