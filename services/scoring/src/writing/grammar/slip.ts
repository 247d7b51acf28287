import type { SlipCode } from '../feedback/slip-sentences.js';

/** Something wrong in a text. `start` and `end` are places in the learner's text; `fix` is what may stand there instead. */
export interface Slip {
  readonly start: number;
  readonly end: number;
  readonly code: SlipCode;
  readonly fix: readonly string[];
}

export const overlaps = (a: Slip, b: Slip): boolean => a.start < b.end && b.start < a.end;
