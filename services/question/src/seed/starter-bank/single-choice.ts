import type { StarterQuestion } from './starter-question.js';

export interface SingleChoiceText {
  readonly number: number;
  readonly name: string;
  readonly question: string;
  /** One paragraph an entry. */
  readonly passage: readonly string[];
  readonly choices: readonly [string, string, string, string];
  /** Index of the right choice. */
  readonly right: 0 | 1 | 2 | 3;
  readonly translation: string;
  readonly zh: string;
  readonly en: string;
  readonly difficulty: 0 | 1 | 2;
  readonly predictiveRate?: number;
  readonly isExercise?: boolean;
}

export const singleChoice = ({
  number,
  name,
  question,
  passage,
  choices,
  right,
  ...rest
}: SingleChoiceText): StarterQuestion => ({
  id: 21000 + number,
  type: 21,
  name,
  content: { v: 1, title: question, material: passage.join('\n\n'), choices },
  key: { v: 1, choice: right },
  analysis: { zh: rest.zh, en: rest.en },
  translation: rest.translation,
  difficulty: rest.difficulty,
  isExercise: rest.isExercise ?? false,
  predictiveRate: rest.predictiveRate ?? 0,
});
