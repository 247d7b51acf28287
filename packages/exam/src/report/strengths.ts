import type { TypeContribution } from './contributions.js';
import { sum } from './report-item.js';

const longestList = 3;
/** Share of the points by which a type must stand out from the learner's mean. */
const standsOut = 0.05;

export interface Strengths {
  /** Ids of types, the furthest from the mean first. */
  readonly strengths: readonly number[];
  readonly weaknesses: readonly number[];
}

/** The types that lie furthest above and below what the learner reaches on average. */
export function strengthsOf(types: readonly TypeContribution[]): Strengths {
  const mean = sum(types.map(({ share }) => share)) / Math.max(1, types.length);
  const byShare = types.toSorted((a, b) => b.share - a.share);
  const idsOf = (chosen: readonly TypeContribution[]) =>
    chosen.slice(0, longestList).map(({ questionTypeId }) => questionTypeId);
  return {
    strengths: idsOf(byShare.filter(({ share }) => share >= mean + standsOut)),
    weaknesses: idsOf(byShare.filter(({ share }) => share <= mean - standsOut).reverse()),
  };
}
