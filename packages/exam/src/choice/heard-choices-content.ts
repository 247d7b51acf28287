import * as z from 'zod/mini';
import { choices, commonContent, heardContent } from '../content-parts.js';

/** Choices about a recording. */
export const heardChoicesContent = z.looseObject({ ...commonContent, ...heardContent, choices });
