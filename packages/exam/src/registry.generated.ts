// Generated from the folders in types/ by `npm run gen -w @pte/exam`.
import type { TypeRules } from './type-rules.js';
import { rules as ra } from './types/ra/rules.js';
import { rules as rmcs } from './types/rmcs/rules.js';

export const allTypeRules: readonly TypeRules[] = [ra, rmcs];
