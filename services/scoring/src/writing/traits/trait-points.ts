import type { ZeroRule } from '@pte/exam/scoring-result';
import type { TraitOfType } from '@pte/exam/traits';
import { traits } from '@pte/exam/traits';
import { capOf } from '../gates/gates.js';
import { contentPoints } from './content-points.js';
import { conventionPoints, organizationPoints } from './email-points.js';
import { capOfPoints } from './gate-caps.js';
import type { JudgedAnswer } from './judged-answer.js';
import { grammarPoints, ofSix, spellingPoints, vocabularyPoints } from './language-points.js';

type Judge = (judged: JudgedAnswer, full: number) => number;

const judges = new Map<number, Judge>([
  [traits.content.i, contentPoints],
  [traits.grammar.i, grammarPoints],
  [traits.vocabulary.i, vocabularyPoints],
  [traits.spelling.i, spellingPoints],
  [traits.structure.i, ({ qualities }) => ofSix(qualities.cohesion)],
  [
    traits.linguisticRange.i,
    ({ qualities }) => ofSix((qualities.syntax + qualities.vocabulary + qualities.phraseology) / 3),
  ],
  [traits.emailConventions.i, conventionPoints],
  [traits.organization.i, organizationPoints],
]);

/** Points of a trait by its code, of `full`. Throws for a trait that no writing has. */
export function traitPoints(i: number, full: number, judged: JudgedAnswer): number {
  const judge = judges.get(i);
  if (!judge) throw new Error(`no writing has the trait ${i}`);
  return Math.min(capOfTrait(i, full, judged), judge(judged, full));
}

/** The most points that the gates leave a trait. */
function capOfTrait(i: number, full: number, judged: JudgedAnswer): number {
  if (i === traits.content.i) return capOfPoints(judged, full);
  return i === traits.form.i ? full : Math.ceil(full * capOf(judged.gates));
}

/** The same for all traits of a type, by their codes; nothing where a zero rule fired. */
export const capsOf = (ofType: readonly TraitOfType[], judged: JudgedAnswer, zero: ZeroRule | null) =>
  Object.fromEntries(
    ofType.flatMap(({ i = -1, f }) => {
      const cap = zero ? 0 : capOfTrait(i, f, judged);
      return cap < f ? [[i, cap]] : [];
    }),
  ) as Readonly<Record<number, number>>;
