import type { Mark, Span } from './word-marks.js';

/** A word about which something was found, or that was read right. */
export type JudgedWord = Extract<Mark, { span: unknown }>;

type Marks = readonly (readonly Mark[])[];

const isJudged = (mark: Mark): mark is JudgedWord => 'span' in mark;

export const judgedWords = (marks: Marks): JudgedWord[] => marks.flat().filter(isJudged);

export const isProblem = ({ kind }: JudgedWord): boolean => kind !== 'said';

/** Words of the text to say again: what was unclear, replaced or left out. */
export const wordsToPractise = (marks: Marks): JudgedWord[] =>
  judgedWords(marks).filter(({ kind }) => kind === 'unclear' || kind === 'missed');

/** Where the word of the text with that index was said. */
export const spanOfWord = (marks: Marks, index: number): Span | null =>
  judgedWords(marks).find((mark) => mark.index === index)?.span ?? null;
