import { writtenText } from '../answer-parts.js';
import { type TraitOfType, traits, worth } from '../traits.js';
import type { WordLimits } from '../word-limits.js';
import { markFormOnly } from './form.js';
import type { FormRule } from './form-rules.js';

interface WrittenType {
  readonly traits: readonly TraitOfType[];
  readonly wordLimits: WordLimits;
  readonly formRules: readonly FormRule[];
}

/** What all types have in common whose answer is a text that the scoring service judges. */
export const writtenAnswer = (written: WrittenType) => ({
  ...written,
  form: 'written',
  answer: writtenText,
  writingSeconds: 600,
  keyFits: () => true,
  answerFits: () => true,
  markWithoutVip: (_: unknown, text: string) => markFormOnly(written, text),
});

/** Traits of all summaries; the spoken ones add Spelling. */
export const summaryTraits = (contentPoints: number, formPoints: number): readonly TraitOfType[] => [
  worth(traits.content, contentPoints),
  worth(traits.form, formPoints),
  worth(traits.grammar, 2),
  worth(traits.vocabulary, 2),
];
