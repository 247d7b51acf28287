import * as z from 'zod/mini';

export const text = z.string();
export const nonBlank = z.string().check(z.refine((value) => value.trim() !== ''));

/** One address (blank: none), or one for each voice: 0 default, 1 US woman, 2 US man, 3 UK woman, 4 UK man. */
const audioUrl = z.union([
  text,
  z.array(z.object({ type: z.int().check(z.gte(0), z.lte(4)), url: nonBlank })).check(z.minLength(1)),
]);

/** Keys that the content of any type may carry; what is not known here is kept. Source: scoring.md 5.1. */
export const commonContent = {
  v: z.optional(z.literal(1)),
  title: z.optional(text),
  directions: z.optional(text),
  audioUrl: z.optional(audioUrl),
  imageUrl: z.optional(text),
  imageAlt: z.optional(text),
};

const seconds = (longest: number) => z.int().check(z.gte(0), z.lte(longest));

/** Keys of types that are answered by speaking. */
export const spokenContent = {
  recordSeconds: z.optional(seconds(180).check(z.gte(1))),
  prepSeconds: z.optional(seconds(600)),
};
