export interface BothLanguages {
  readonly zh: string;
  readonly en: string;
}

/** What a learner reads about a built-in question type; its directions belong to its rules. */
export interface TypeText {
  readonly id: number;
  readonly description: BothLanguages;
  readonly scoring: BothLanguages;
}

/** Stored texts are for readers of either language: Chinese first, the interface's default. */
export const inBothLanguages = ({ zh, en }: BothLanguages): string => `${zh}\n\n${en}`;
