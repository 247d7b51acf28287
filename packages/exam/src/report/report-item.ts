import { questionTypeRules } from '../registry.js';
import { type Analysis, pointsOf, type Score } from '../scoring-result.js';
import type { TypeRules } from '../type-rules.js';

/**
 * An item that counts. One that was not answered has `unansweredScore` in a mock and is left out in free practice; one whose
 * scoring failed, waits or needed VIP is left out.
 */
export interface ReportItem {
  readonly questionTypeId: number;
  readonly score: Score;
  /** Tells misspelt words from missing ones. */
  readonly analysis?: Analysis;
}

/** Points got of points possible, 0-1. */
export function shareOf(score: Score): number {
  const { points, fullPoints } = pointsOf(score);
  return fullPoints > 0 ? points / fullPoints : 0;
}

/** An item with the rules of its type and the share of its points. */
export interface KnownItem extends ReportItem {
  readonly rules: TypeRules;
  readonly share: number;
}

/** Items of types that the exam knows. */
export const knownItems = (items: readonly ReportItem[]): KnownItem[] =>
  items.flatMap((item) => {
    const rules = questionTypeRules(item.questionTypeId);
    return rules ? [{ ...item, rules, share: shareOf(item.score) }] : [];
  });

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
