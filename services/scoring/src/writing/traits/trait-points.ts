import { traits } from '@pte/exam/traits';
import { copiedShare } from '../content/copying.js';
import { contentPoints } from './content-points.js';
import { conventionPoints, organizationPoints } from './email-points.js';
import type { JudgedAnswer } from './judged-answer.js';
import { grammarPoints, ofSix, spellingPoints, vocabularyPoints } from './language-points.js';

type Judge = (judged: JudgedAnswer, full: number) => number;

const judges = new Map<number, Judge>([
  [traits.content.i, (judged, full) => contentPoints(judged, copiedShare(judged.raw, judged.task.prompt), full)],
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

/** Whole points of a trait by its code, of `full`. Throws for a trait that no writing has. */
export function traitPoints(i: number, full: number, judged: JudgedAnswer): number {
  const judge = judges.get(i);
  if (!judge) throw new Error(`no writing has the trait ${i}`);
  return Math.min(full, judge(judged, full));
}
