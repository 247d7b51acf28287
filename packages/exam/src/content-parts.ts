import * as z from 'zod/mini';
import { comparableWords } from './words.js';

export const text = z.string();
export const nonBlank = z.string().check(z.refine((value) => value.trim() !== ''));

/** A text that can be typed right: punctuation alone equals nothing. */
export const withWords = text.check(z.refine((value) => comparableWords(value).length > 0));

/** Addresses for each voice: 0 default, 1 US woman, 2 US man, 3 UK woman, 4 UK man. */
const voices = z.array(z.object({ type: z.int().check(z.gte(0), z.lte(4)), url: nonBlank })).check(z.minLength(1));

/** Any object may say which version of its form it has. Source: scoring.md 5.1. */
export const version = { v: z.optional(z.literal(1)) };

/** Keys that the content of any type may carry; what is not known here is kept. Source: scoring.md 5.1. */
export const commonContent = {
  ...version,
  title: z.optional(text),
  directions: z.optional(text),
  /** One address (blank: none), or several. */
  audioUrl: z.optional(z.union([text, voices])),
  imageUrl: z.optional(text),
  imageAlt: z.optional(text),
};

/** Keys of types whose prompt is heard. */
export const heardContent = { audioUrl: z.union([nonBlank, voices]) };

export interface Choices {
  readonly choices: readonly string[];
}

export const choices = z.array(nonBlank).check(z.minLength(2));

/** Keys of a key whose question is heard. */
export const heardKey = { transcript: z.optional(text) };

const seconds = (longest: number) => z.int().check(z.gte(0), z.lte(longest));

/** Keys of types that are answered by speaking. */
export const spokenContent = {
  recordSeconds: z.optional(seconds(180).check(z.gte(1))),
  prepSeconds: z.optional(seconds(600)),
};
