import type { QuestionParts } from './question-parts.js';

/** A point that an answer should make: `w` is its weight, and one of `any` said or written is enough. Source: scoring.md 6. */
export interface KeyPoint {
  readonly id: string;
  readonly text: string;
  readonly w: number;
  readonly any: readonly string[];
  /** Whose opinion it is, in a discussion. */
  readonly who?: string | undefined;
}

/** A known text that is to be read or repeated. */
export interface ReadingTask {
  readonly kind: 'reading';
  readonly text: string;
  /** How names and numbers are said, by written word. */
  readonly readings: Readonly<Record<string, string>>;
  /** What Content counts: every wrong word of a text seen, or the words that are there in their order. Source: scoring.md 4.3. */
  readonly content: 'errors' | 'order';
}

/** Free speech about what was seen or heard, judged by key points. */
export interface RetellingTask {
  readonly kind: 'retelling';
  readonly points: readonly KeyPoint[];
  /** What was seen or heard, as a text; may be empty. */
  readonly source: string;
  /** Model answers. */
  readonly samples: readonly string[];
  /** A summary ends with a conclusion and names the speakers; a response does what the situation asks for. Source: scoring.md 4.3. */
  readonly content: 'summary' | 'situation';
  /** What the situation asks the speaker to do. */
  readonly acts: readonly string[];
  readonly register?: 'formal' | 'neutral' | 'informal' | undefined;
  /** Names of the people of a discussion. */
  readonly people: readonly string[];
}

/** A word or two, said; any entry of `accept` is right. */
export interface ShortAnswerTask {
  readonly kind: 'short-answer';
  readonly question: string;
  readonly accept: readonly string[];
}

export interface WritingTask {
  readonly kind: 'writing';
  /** Title and text of the task, or what was heard. */
  readonly prompt: string;
  readonly points: readonly KeyPoint[];
  /** Model answers. */
  readonly samples: readonly string[];
  /** A summary takes its words from the prompt, an essay or e-mail should not. */
  readonly genre: 'summary' | 'essay' | 'email';
  readonly register?: 'formal' | 'neutral' | 'informal' | undefined;
}

export type JudgingTask = ReadingTask | RetellingTask | ShortAnswerTask | WritingTask;

/** How the scoring service judges a type's answers: which engine, and what it is told about the question. */
export type Judging<Content, Key> = {
  [Task in JudgingTask as Task['kind']]: {
    readonly kind: Task['kind'];
    /** Null where the key lacks what the answer would be held against. */
    task(question: QuestionParts<Content, Key>): Task | null;
  };
}[JudgingTask['kind']];
