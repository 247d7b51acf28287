import type { StarterQuestion } from './starter-question.js';

/** What a text of the starter bank says beside its content and key, whatever its type. */
export interface StarterItem {
  /** From 1 within its type. */
  readonly number: number;
  readonly name: string;
  readonly translation: string;
  /** What to watch for, in Chinese and in English. */
  readonly zh: string;
  readonly en: string;
  readonly difficulty: 0 | 1 | 2;
  readonly predictiveRate?: number;
  readonly isExercise?: boolean;
}

/** The starter question of a type: `parts` is its content, its key and, where it shows one, its picture. */
export const starterQuestion = (
  type: number,
  item: StarterItem,
  { content, key, ...rest }: Pick<StarterQuestion, 'content' | 'key' | 'picture'>,
): StarterQuestion => ({
  id: type * 1000 + item.number,
  type,
  name: item.name,
  content: { v: 1, ...content },
  key: { v: 1, ...key },
  ...rest,
  analysis: { zh: item.zh, en: item.en },
  translation: item.translation,
  difficulty: item.difficulty,
  isExercise: item.isExercise ?? false,
  predictiveRate: item.predictiveRate ?? 0,
});
