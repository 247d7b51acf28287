import * as z from 'zod/mini';
import { index } from '../answer-parts.js';
import { type Choices, heardKey, version } from '../content-parts.js';
import type { QuestionParts } from '../question-parts.js';
import type { Mark } from '../type-rules.js';

export interface RightChoice {
  readonly choice: number;
  readonly transcript?: string;
}

function mark({ key }: QuestionParts<Choices, RightChoice>, value: unknown): Mark {
  const ok = value === key.choice;
  return {
    score: { s: ok ? 1 : 0, f: 1 },
    analysis: { v: 1, status: 'done', items: [{ k: 0, ok, got: value, want: key.choice }] },
  };
}

/** Exactly one of `choices` is right: 1 or 0. Source: scoring.md 4.6 rule 9. */
export const oneChoice = {
  key: z.looseObject({ ...version, ...heardKey, choice: index }),
  answer: index,
  secrets: ['choice'],
  keyFits: ({ choices }: Choices, { choice }: RightChoice) => choice < choices.length,
  answerFits: ({ choices }: Choices, value: number) => value < choices.length,
  mark,
  fullAnswer: ({ key }: QuestionParts<Choices, RightChoice>) => key.choice,
};
