import type { CheckerOptions } from '../checker/checkers.js';
import type { ScoredWriting, WritingRequest } from '../score-writing.js';

/** What a writing thread is started with. */
export interface WritingThreadData {
  /** Folder of Debian's wordnet-base. */
  readonly wordnetFolder: string;
  readonly checkers: CheckerOptions;
}

/** To a writing thread; null asks it to end, which also ends its checkers. */
export type WritingOrder = { readonly id: number; readonly request: WritingRequest } | null;

/** From a writing thread, in any order. */
export type WritingAnswer = { readonly id: number } & (
  | { readonly scored: ScoredWriting }
  | { readonly failure: string }
);
