import type { Mark } from '../type-rules.js';

/** What is right in one blank, and how it is shown. */
export interface BlankKey {
  readonly want: unknown;
  isRight(got: unknown): boolean;
}

/** 1 for each blank, nothing taken off; an open one is shown as null. Source: scoring.md 4.6 rule 7. */
export function blanksMark(keys: readonly BlankKey[], value: unknown, isOpen: (got: unknown) => boolean): Mark {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = keys.map(({ want, isRight }, k) => {
    const got = given[k];
    return { k, ok: isRight(got), got: got === undefined || isOpen(got) ? null : got, want };
  });
  return {
    score: { s: items.filter(({ ok }) => ok).length, f: keys.length },
    analysis: { v: 1, status: 'done', items },
  };
}
