import * as z from 'zod/mini';
import { choices, commonContent, text } from '../content-parts.js';

/** Choices about a text that is read: the question stands in `title`, or in `material` with the text. */
export const readChoicesContent = z
  .looseObject({ ...commonContent, material: z.optional(text), choices })
  .check(z.refine(({ title, material }) => `${title ?? ''}${material ?? ''}`.trim() !== ''));
