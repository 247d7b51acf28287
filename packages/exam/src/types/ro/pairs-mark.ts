import type { Mark } from '../../type-rules.js';

type Pair = readonly [first: number, second: number];

const pairsOf = (order: readonly number[]): Pair[] =>
  order.slice(1).map((second, place) => [order[place] ?? second, second]);

/**
 * 1 for each neighbouring pair of the learner's order that stands so in the right one. Items are the learner's pairs, from
 * the top: `got` the two boxes, `want` the first with the box that should follow it, null for the box that should be last.
 */
export function pairsMark(right: readonly number[], value: unknown): Mark {
  const followers = new Map(pairsOf(right));
  const isOrder = Array.isArray(value) && value.length === right.length && right.every((box) => value.includes(box));
  const items = pairsOf(isOrder ? value : []).map((got, k) => {
    const follower = followers.get(got[0]);
    return { k, ok: follower === got[1], got, want: follower === undefined ? null : [got[0], follower] };
  });
  return {
    score: { s: items.filter(({ ok }) => ok).length, f: right.length - 1 },
    analysis: { v: 1, status: 'done', items },
  };
}
