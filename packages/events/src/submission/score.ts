import { z } from 'zod';

/** One trait (i: code of the trait, absent for a single score), s of f. spec: scoring.md 4.1 */
export const scorePart = z.object({ i: z.int().optional(), s: z.number(), f: z.number().positive() });
