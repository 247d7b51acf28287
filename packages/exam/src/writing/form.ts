import type { Note } from '../scoring-result.js';
import { traits } from '../traits.js';
import type { Mark, TypeRules } from '../type-rules.js';
import { countWords, wordBand } from '../word-limits.js';
import { faultNote, vipNote, wordsNote } from './form-notes.js';
import { formFaults } from './form-rules.js';

/** The Form of a written answer: `s` of `f` points, and why not all of them. */
export interface Form {
  readonly s: number;
  readonly f: number;
  readonly notes: readonly Note[];
}

type WrittenRules = Pick<TypeRules, 'traits' | 'wordLimits' | 'formRules'>;

const shareOfBand = { good: 1, soso: 0.5, bad: 0 } as const;

/** Judges the Form of a text by the rules of its type; 0 of 0 for a type without Form. Source: scoring.md 4.4. */
export function formOf({ traits: ofType = [], wordLimits, formRules = [] }: WrittenRules, text: string): Form {
  const f = ofType.find(({ i }) => i === traits.form.i)?.f ?? 0;
  const words = countWords(text);
  const band = wordLimits ? wordBand(wordLimits, words) : 'good';
  const faults = formFaults(formRules, text).map(faultNote);
  const byWords = f * shareOfBand[band];
  const wordNotes = wordLimits && band !== 'good' ? [wordsNote(words, wordLimits, byWords, f)] : [];
  return { s: faults.length > 0 ? 0 : byWords, f, notes: [...wordNotes, ...faults] };
}

/** What a learner without VIP gets for a written answer. Source: scoring.md 5.3. */
export function markFormOnly(rules: WrittenRules, text: string): Mark {
  const { s, f, notes } = formOf(rules, text);
  const analysis = { v: 1, status: 'done', zero: s === 0 ? 'form' : null, notes: [vipNote, ...notes] } as const;
  return { score: [{ i: traits.form.i, s, f }], analysis };
}
