import type { MarkedItem } from '../scoring-result.js';
import type { Mark } from '../type-rules.js';

/** One that was chosen or is right, as the analysis shows it: null for what was not chosen, or is not right. */
export interface Shown {
  readonly got: unknown;
  readonly want: unknown;
}

/** +1 for each right one chosen, -1 for each wrong one, never below 0. `show` gives what index `k` stands for. Source: scoring.md 4.6 rules 4 and 5. */
export function penalisedMark(right: ReadonlySet<number>, value: unknown, show: (k: number) => Shown): Mark {
  const chosen = new Set<number>(Array.isArray(value) ? value.filter(Number.isInteger) : []);
  const found = [...chosen].filter((k) => right.has(k)).length;
  const items = [...new Set([...chosen, ...right])]
    .sort((a, b) => a - b)
    .map((k): MarkedItem => {
      const { got, want } = show(k);
      return {
        k,
        ok: chosen.has(k) && right.has(k),
        got: chosen.has(k) ? got : null,
        want: right.has(k) ? want : null,
      };
    });
  return {
    score: { s: Math.max(0, 2 * found - chosen.size), f: right.size },
    analysis: { v: 1, status: 'done', items },
  };
}
