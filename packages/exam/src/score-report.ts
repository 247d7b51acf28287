import type { Category } from './question-types.js';
import {
  type TraitContribution,
  type TypeContribution,
  traitContributions,
  typeContributions,
} from './report/contributions.js';
import { type EnablingSkills, enablingSkills } from './report/enabling-skills.js';
import type { Exam } from './report/exam.js';
import { type KnownItem, knownItems, type ReportItem, sum } from './report/report-item.js';
import { scoreRange } from './report/score-scale.js';
import { type SkillReport, skillReport } from './report/skill-report.js';
import { type Strengths, strengthsOf } from './report/strengths.js';

/** Stored with every report: what changes a number of any report changes this. */
export const mappingVersion = '1';

/** An estimate on the scale 10-90, never an official score; null where there were too few answers. Ranges are plus or minus. */
export interface ScoreReport extends Strengths {
  readonly mappingVersion: string;
  readonly overall: number | null;
  readonly communicativeSkills: Readonly<Record<Category, number | null>>;
  readonly enablingSkills: EnablingSkills;
  readonly ranges: Readonly<Record<Category | 'overall', number | null>>;
  readonly types: readonly TypeContribution[];
  readonly traits: readonly TraitContribution[];
}

const counts =
  (exam: Exam) =>
  ({ rules }: KnownItem) =>
    Object.keys(rules.weights[exam]).length > 0;

/** The mean of four numbers, when all are there. */
const overallScore = (skills: readonly SkillReport[]): number | null =>
  skills.every(({ score }) => score !== null) ? Math.round(sum(skills.map(({ score }) => score ?? 0)) / 4) : null;

/** Each item weighs in the whole what it weighs in the four skills on average. */
const overallWeights = (items: readonly KnownItem[], skills: readonly SkillReport[]): number[] =>
  items.map((_, place) => sum(skills.map(({ weights }) => weights[place] ?? 0)) / skills.length);

/** The report of a mock, or of free practice. Items of types without a weight in the exam do not count. Source: scoring.md 8. */
export function scoreReport(given: readonly ReportItem[], exam: Exam): ScoreReport {
  const items = knownItems(given).filter(counts(exam));
  const skill = {
    S: skillReport(items, 'S', exam),
    W: skillReport(items, 'W', exam),
    R: skillReport(items, 'R', exam),
    L: skillReport(items, 'L', exam),
  };
  const skills = Object.values(skill);
  const overall = overallScore(skills);
  const types = typeContributions(items, {
    S: skill.S.weights,
    W: skill.W.weights,
    R: skill.R.weights,
    L: skill.L.weights,
  });
  return {
    mappingVersion,
    overall,
    communicativeSkills: {
      speaking: skill.S.score,
      writing: skill.W.score,
      reading: skill.R.score,
      listening: skill.L.score,
    },
    enablingSkills: enablingSkills(items),
    ranges: {
      overall: overall === null ? null : scoreRange(overallWeights(items, skills)),
      speaking: skill.S.range,
      writing: skill.W.range,
      reading: skill.R.range,
      listening: skill.L.range,
    },
    types,
    traits: traitContributions(items),
    ...strengthsOf(types),
  };
}
