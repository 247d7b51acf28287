/** A point that an answer should make; `w` is its weight, one of `any` is enough. Source: scoring.md 4.3. */
export interface TaskPoint {
  readonly id: string;
  readonly text: string;
  readonly w: number;
  readonly any: readonly string[];
}

/** What a learner was asked to write. */
export interface WritingTask {
  /** Title and text of the task, or what was heard. */
  readonly prompt: string;
  readonly points: readonly TaskPoint[];
  /** Model answers, at most five are used. */
  readonly samples: readonly string[];
  /** Texts of other tasks; an answer that is closer to three of them is off the task. */
  readonly otherTasks: readonly string[];
}
