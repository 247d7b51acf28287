import type { Skill } from '../question-types.js';
import { type KnownItem, sum } from './report-item.js';

/** What all items of one type brought. */
export interface TypeContribution {
  readonly questionTypeId: number;
  readonly items: number;
  /** Mean share of the points, 0-1. */
  readonly share: number;
  /** Part of each skill's score that the type decides, 0-1. */
  readonly weights: Readonly<Partial<Record<Skill, number>>>;
}

/** Points of one trait over all items. */
export interface TraitContribution {
  readonly i: number;
  readonly s: number;
  readonly f: number;
}

const round1 = (value: number) => Math.round(value * 10) / 10;

/** By ascending type id. `weights` of each skill are those of the items. */
export function typeContributions(
  items: readonly KnownItem[],
  weights: Readonly<Record<Skill, readonly number[]>>,
): TypeContribution[] {
  const places = Map.groupBy(items.keys(), (place) => items[place]?.questionTypeId ?? 0);
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([questionTypeId, ofType]) => {
      const weightIn = (skill: Skill) => sum(ofType.map((place) => weights[skill][place] ?? 0));
      const skills = (['S', 'W', 'R', 'L'] as const).map((skill) => [skill, weightIn(skill)] as const);
      return {
        questionTypeId,
        items: ofType.length,
        share: sum(ofType.map((place) => items[place]?.share ?? 0)) / ofType.length,
        weights: Object.fromEntries(skills.filter(([, weight]) => weight > 0)),
      };
    });
}

/** By ascending code; parts without a code belong to no trait. */
export function traitContributions(items: readonly KnownItem[]): TraitContribution[] {
  const parts = items.flatMap(({ score }) => ('s' in score ? [score] : score));
  const byCode = Map.groupBy(parts, ({ i }) => i ?? -1);
  byCode.delete(-1);
  return [...byCode]
    .sort(([a], [b]) => a - b)
    .map(([i, ofTrait]) => ({
      i,
      s: round1(sum(ofTrait.map(({ s }) => s))),
      f: sum(ofTrait.map(({ f }) => f)),
    }));
}
