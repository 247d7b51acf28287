import type { ScorePart, TraitReason } from '@pte/exam/scoring-result';
import { traits } from '@pte/exam/traits';
import type { Sentence } from '../../speech/feedback/sentence.js';
import type { JudgedAnswer } from '../traits/judged-answer.js';
import { bandsOfTrait, contentBands, formBands, summaryGrammarBands } from './band-texts.js';
import { tips } from './tips.js';
import { traitReasons } from './trait-reasons.js';

function bandsOf({ i = -1, f }: ScorePart, { asksForComposition }: JudgedAnswer): readonly Sentence[] {
  if (i === traits.content.i) return contentBands[f] ?? [];
  if (i === traits.form.i) return formBands(f);
  if (i === traits.grammar.i && !asksForComposition) return summaryGrammarBands;
  return bandsOfTrait.get(i) ?? [];
}

/** Why each trait has its points, in the order of the score; a tip only where points are missing. */
export const writingTraits = (score: readonly ScorePart[], judged: JudgedAnswer): TraitReason[] =>
  score.flatMap((part) => {
    const { i = -1, s, f } = part;
    const band = bandsOf(part, judged)[Math.floor(s)];
    const tip = s < f ? tips.get(i) : undefined;
    return band ? [{ i, band, reasons: traitReasons(part, judged), ...(tip ? { tip } : {}) }] : [];
  });
