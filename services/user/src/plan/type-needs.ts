import { type Category, categories, type Skill } from '@pte/exam/question-types';
import { practisedTypeIds, questionTypeRules } from '@pte/exam/registry';
import type { TypeRules } from '@pte/exam/type-rules';

export type Exam = 'academic' | 'core';

/** Targets of the exam's scale, 10-90. */
export type Targets = Readonly<Record<Category, number>>;

/** What was practised of one type lately; means of shares, 0-1. */
export interface TypePractice {
  readonly questionTypeId: number;
  readonly count: number;
  readonly quality: number;
  readonly weakest: number;
}

export interface TypeNeed {
  readonly rules: TypeRules;
  /** Above 0: what practising the type promises, relative to the others. */
  readonly need: number;
}

export interface Needs {
  /** Sections furthest below their target, the furthest first; none when all are reached. */
  readonly focus: readonly Category[];
  readonly types: readonly TypeNeed[];
}

/** What is expected of a type that was never practised, and how many submissions that expectation is worth. */
const expected = { share: 0.4, weight: 3 };

const skillOf: Readonly<Record<Category, Skill>> = { speaking: 'S', writing: 'W', reading: 'R', listening: 'L' };
const mostSections = 2;
/** Points: a section at its target still needs care. */
const leastGap = 4;

const blended = (count: number, share: number): number =>
  (count * share + expected.weight * expected.share) / (count + expected.weight);

interface Standing {
  readonly rules: TypeRules;
  readonly quality: number;
  readonly weakest: number;
}

function standings(practice: readonly TypePractice[], exam: Exam): Standing[] {
  const byType = new Map(practice.map((each) => [each.questionTypeId, each]));
  return practisedTypeIds.flatMap((id) => {
    const rules = questionTypeRules(id);
    if (!rules || Object.keys(rules.weights[exam]).length === 0) return [];
    const { count, quality, weakest } = byType.get(id) ?? { count: 0, quality: 0, weakest: 0 };
    return [{ rules, quality: blended(count, quality), weakest: blended(count, weakest) }];
  });
}

/** Where a section stands on the scale 10-90, roughly: every type weighs what it weighs in the exam. */
function estimate(all: readonly Standing[], skill: Skill, exam: Exam): number {
  const weights = all.map(({ rules }) => rules.weights[exam][skill] ?? 0);
  const whole = weights.reduce((total, weight) => total + weight, 0);
  const reached = all.reduce((total, { quality }, place) => total + quality * (weights[place] ?? 0), 0);
  return 10 + (80 * reached) / whole;
}

/** What a learner should practise, from targets and what went badly lately. Pure. */
export function needsOf(targets: Targets, practice: readonly TypePractice[], exam: Exam): Needs {
  const all = standings(practice, exam);
  const gaps = categories.map((section) => ({
    section,
    gap: targets[section] - estimate(all, skillOf[section], exam),
  }));
  const focus = gaps.filter(({ gap }) => gap > 0).toSorted((one, other) => other.gap - one.gap);
  const types = all.map(({ rules, weakest }) => {
    const promise = gaps.map(
      ({ section, gap }) => (rules.weights[exam][skillOf[section]] ?? 0) * Math.max(gap, leastGap),
    );
    return { rules, need: promise.reduce((total, each) => total + each, 0) * (1.1 - weakest) };
  });
  return { focus: focus.slice(0, mostSections).map(({ section }) => section), types };
}
