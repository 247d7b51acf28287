import type { ComponentType } from 'react';

/** Why an answer cannot be sent yet: the key of a sentence that stands beside the submit button. */
export type Missing = 'choice' | 'recording';

export interface AnswerFormProps<Content, Value> {
  content: Content;
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Sent, or a past submission is shown. */
  disabled: boolean;
  /** The question's key, once the learner may see it. */
  answerKey: unknown;
  timing: { recordSeconds: number; prepareSeconds: number };
}

export interface ReferenceProps<Content> {
  content: Content;
  answerKey: unknown;
}

/** What a family of question types must provide. A form is pure: values in and out, no network, no clock of its own. */
export interface AnswerForm<Content = unknown, Value = unknown> {
  Form: ComponentType<AnswerFormProps<Content, Value>>;
  /** The right or a model answer, shown after a submission. */
  Reference: ComponentType<ReferenceProps<Content>>;
  /** Whether the content's title is the question asked about the passage, and so stands below it. */
  asksInTitle?: boolean;
  /** null when the answer is complete. */
  missing: (value: Value | null, content: Content) => Missing | null;
}

/** A form speaks its own types inside; to the frame they are unknown, checked by the exam's schemas. */
export const defineForm = <Content, Value>(form: AnswerForm<Content, Value>): AnswerForm => form as AnswerForm;
