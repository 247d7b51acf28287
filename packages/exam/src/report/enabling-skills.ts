import type { Analysis, ScorePart } from '../scoring-result.js';
import { isMisspelling } from '../spelling.js';
import { type Trait, traits } from '../traits.js';
import { norm } from '../words.js';
import { type KnownItem, sum } from './report-item.js';
import { scaledScore } from './score-scale.js';

const traitsOf = {
  grammar: [traits.grammar],
  oralFluency: [traits.oralFluency],
  pronunciation: [traits.pronunciation],
  spelling: [traits.spelling],
  vocabulary: [traits.vocabulary],
  writtenDiscourse: [traits.structure, traits.linguisticRange, traits.organization],
} as const satisfies Record<string, readonly Trait[]>;

export type EnablingSkill = keyof typeof traitsOf;

/** 10-90; null where nothing was answered that shows the skill. */
export type EnablingSkills = Readonly<Record<EnablingSkill, number | null>>;

const partsOf = ({ score }: KnownItem): readonly ScorePart[] => ('s' in score ? [score] : score);

/** The words of one item that were tried, as one part: 1 when none of them is misspelt. */
function spellingPart({ items = [] }: Analysis): ScorePart[] {
  const tried = items.filter(({ got }) => typeof got === 'string');
  const misspelt = tried.filter(({ ok, got, want }) => !ok && isMisspelling(norm(String(got)), norm(String(want))));
  return tried.length > 0 ? [{ s: 1 - misspelt.length / tried.length, f: 1 }] : [];
}

function informedParts(skill: EnablingSkill, item: KnownItem): readonly ScorePart[] {
  const { informs } = item.rules;
  if (informs !== skill) return [];
  return informs === 'spelling' ? spellingPart(item.analysis ?? { v: 1, status: 'done' }) : partsOf(item);
}

function skillScore(skill: EnablingSkill, items: readonly KnownItem[]): number | null {
  const codes: readonly number[] = traitsOf[skill].map(({ i }) => i);
  const parts = items.flatMap((item) => [
    ...partsOf(item).filter(({ i }) => i !== undefined && codes.includes(i)),
    ...informedParts(skill, item),
  ]);
  const full = sum(parts.map(({ f }) => f));
  return full > 0 ? Math.round(scaledScore(sum(parts.map(({ s }) => s)) / full)) : null;
}

/** Source: scoring.md 8, "Skill detail". */
export const enablingSkills = (items: readonly KnownItem[]): EnablingSkills => ({
  grammar: skillScore('grammar', items),
  oralFluency: skillScore('oralFluency', items),
  pronunciation: skillScore('pronunciation', items),
  spelling: skillScore('spelling', items),
  vocabulary: skillScore('vocabulary', items),
  writtenDiscourse: skillScore('writtenDiscourse', items),
});
