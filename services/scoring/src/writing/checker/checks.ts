import type { Slip } from '../grammar/slip.js';

/** What the checkers say of a text; null from one that could not be asked. */
export interface Checks {
  readonly slips: readonly Slip[] | null;
  /** Share of the sentences that a parser of English accepts. */
  readonly parsedShare: number | null;
}

export const unchecked: Checks = { slips: null, parsedShare: null };
