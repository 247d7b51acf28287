import { builtInTypes, type Category, mockTypeId } from '@pte/exam/question-types';
import type { StarterQuestion } from '../starter-bank/starter-question.js';

/** A type by its abbreviation, and how many questions of it come in a row. */
export type MockPart = readonly [abbreviation: string, count: number];

export interface MockPlan {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  /** Whether it is a whole exam, with both checks and the introduction. */
  readonly full: boolean;
  /** How many mocks before it have taken the same numbers of questions, so that they share as few as the bank allows. */
  readonly after: number;
  /** In the exam's order. Counts: scoring.md 3. */
  readonly sections: Readonly<Partial<Record<Category, readonly MockPart[]>>>;
  readonly difficulty: 0 | 1 | 2;
  readonly isExercise: boolean;
  readonly zh: string;
  readonly en: string;
}

/** Ids of the part's questions, from the first of the type again at the end of the bank. */
function taken(bank: readonly StarterQuestion[], [abbreviation, count]: MockPart, after: number): number[] {
  const type = builtInTypes.find(({ abbr }) => abbr === abbreviation)?.id;
  const ids = bank.filter((question) => question.type === type).map(({ id }) => id);
  if (ids.length < count) throw new Error(`a mock needs ${count} ${abbreviation}, the bank has ${ids.length}`);
  return Array.from({ length: count }, (_, index) => ids[(after * count + index) % ids.length] ?? 0);
}

/** A mock as it is seeded: a question of the mocks' type whose content lists the questions of its sections. */
export function mockOf(bank: readonly StarterQuestion[], plan: MockPlan): StarterQuestion {
  const ids = (section: Category) => (plan.sections[section] ?? []).flatMap((part) => taken(bank, part, plan.after));
  return {
    id: mockTypeId * 1000 + plan.number,
    type: mockTypeId,
    name: plan.name,
    content: {
      ...{ microphoneCheck: plan.full, headsetCheck: plan.full, selfIntroduction: plan.full },
      ...{ speaking: ids('speaking'), writing: ids('writing'), reading: ids('reading'), listening: ids('listening') },
    },
    key: {},
    analysis: { zh: plan.zh, en: plan.en },
    translation: '',
    difficulty: plan.difficulty,
    isExercise: plan.isExercise,
    predictiveRate: 0,
  };
}
