import * as z from 'zod/mini';
import { longestAnswer } from './answer.js';
import { text } from './content-parts.js';

/** Code points; a text of twice as many units cannot have so few. */
const isShortEnough = (value: string) => value.length <= 2 * longestAnswer && [...value].length <= longestAnswer;

export const shortText = text.check(z.refine(isShortEnough));
export const writtenText = shortText.check(z.refine((value) => value.trim() !== ''));

export const index = z.int().check(z.gte(0));

export const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Indexes, at least one and none of them twice, in any order. */
export const indexes = z.array(index).check(z.minLength(1), z.refine(isUnique));

export const areBelow = (values: readonly number[], count: number): boolean => values.every((value) => value < count);
