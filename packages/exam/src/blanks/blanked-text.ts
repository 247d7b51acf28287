import * as z from 'zod/mini';
import { text } from '../content-parts.js';
import { hasBlanks } from './blank-markers.js';

/** A text with blanks, numbered from 1 in reading order. */
export const blankedText = text.check(z.refine(hasBlanks));
