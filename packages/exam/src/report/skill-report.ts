import type { Skill } from '../question-types.js';
import type { Exam } from './exam.js';
import { type KnownItem, sum } from './report-item.js';
import { scaledScore, scoreRange } from './score-scale.js';

/** What one communicative skill got. */
export interface SkillReport {
  /** 10-90; null where there are too few answers. */
  readonly score: number | null;
  readonly range: number | null;
  /** Of each item, in the order given; they add up to 1, or are all 0. */
  readonly weights: readonly number[];
}

const leastItems = 3;

/** Items of one type share the weight of the type; what is absent drops out. Source: scoring.md 8 rules 2-5 and 7. */
export function skillReport(items: readonly KnownItem[], skill: Skill, exam: Exam): SkillReport {
  const counts = Map.groupBy(items, ({ questionTypeId }) => questionTypeId);
  const weightOf = ({ rules }: KnownItem) =>
    (rules.weights[exam][skill] ?? 0) / (counts.get(rules.typeId)?.length ?? 1);
  const raw = items.map(weightOf);
  const total = sum(raw);
  const weights = raw.map((weight) => (total > 0 ? weight / total : 0));
  if (weights.filter((weight) => weight > 0).length < leastItems) return { score: null, range: null, weights };
  const share = sum(items.map((item, place) => item.share * (weights[place] ?? 0)));
  return { score: Math.round(scaledScore(share)), range: scoreRange(weights), weights };
}
