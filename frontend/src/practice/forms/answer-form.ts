import type { Analysis, MarkedItem } from '@pte/exam/scoring-result';
import type { WordLimits } from '@pte/exam/word-limits';
import type { ComponentType } from 'react';

/** Why an answer cannot be sent yet; `useMissingText` has the sentence that stands beside the submit button. */
export type Missing =
  | { what: 'choice' | 'choices' | 'words' | 'order' | 'text' | 'recording' }
  | { what: 'blanks'; count: number };

/** Seconds. */
export interface AnswerTiming {
  recordSeconds: number;
  prepareSeconds: number;
  /** Of the countdown; null where there is none. */
  writingSeconds: number | null;
}

export interface AnswerFormProps<Content, Value> {
  content: Content;
  value: Value | null;
  /** A promise that it gives is kept once the value lies on the device. */
  onChange: (value: Value | null) => void;
  /** Sent, or a past submission is shown. */
  disabled: boolean;
  /** The question's key, once the learner may see it. */
  answerKey: unknown;
  /** What marking found in the value; null before. */
  analysis: Analysis | null;
  timing: AnswerTiming;
  /** Null where words are not counted for the score. */
  wordLimits: WordLimits | null;
}

export interface ReferenceProps<Content> {
  content: Content;
  answerKey: unknown;
  analysis: Analysis | null;
}

/** What a family of question types must provide. A form is pure: values in and out, no network, no clock of its own. */
export interface AnswerForm<Content = unknown, Value = unknown> {
  Form: ComponentType<AnswerFormProps<Content, Value>>;
  /** The right or a model answer, shown after a submission. */
  Reference: ComponentType<ReferenceProps<Content>>;
  /** Whether the content's title is the question asked about the passage, and so stands below it. */
  asksInTitle?: boolean;
  /** Whether the form draws the passage itself, as it answers inside it. */
  drawsPassage?: boolean;
  /** Whether passage and answer want to stand side by side where there is room. */
  standsBeside?: boolean;
  /** null when the answer is complete. */
  missing: (value: Value | null, content: Content) => Missing | null;
}

/** A form speaks its own types inside; to the frame they are unknown, checked by the exam's schemas. */
export const defineForm = <Content, Value>(form: AnswerForm<Content, Value>): AnswerForm => form as AnswerForm;

/** What marking says of the blank, pair, word or option `k`. */
export const itemOf = (analysis: Analysis | null, k: number): MarkedItem | undefined =>
  analysis?.items?.find((item) => item.k === k);
