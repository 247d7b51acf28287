import * as z from 'zod/mini';
import { areBelow, indexes } from '../answer-parts.js';
import { type Choices, heardKey, version } from '../content-parts.js';
import type { QuestionParts } from '../question-parts.js';
import { penalisedMark } from './penalised-mark.js';

export interface RightChoices {
  readonly choices: readonly number[];
  readonly transcript?: string;
}

/** Several of `choices` may be right. */
export const manyChoices = {
  key: z.looseObject({ ...version, ...heardKey, choices: indexes }),
  answer: indexes,
  secrets: [],
  keyFits: ({ choices }: Choices, key: RightChoices) => areBelow(key.choices, choices.length),
  answerFits: ({ choices }: Choices, value: readonly number[]) => areBelow(value, choices.length),
  mark: ({ key }: QuestionParts<Choices, RightChoices>, value: unknown) =>
    penalisedMark(new Set(key.choices), value, (k) => ({ got: k, want: k })),
  fullAnswer: ({ key }: QuestionParts<Choices, RightChoices>) => [...key.choices],
};
