import type { Analysis } from '@pte/exam/scoring-result';

export type TextMark = NonNullable<Analysis['marks']>[number];
/** `at` is where the piece begins in the text. */
export type TextPiece = { text: string; at: number } | { text: string; at: number; mark: TextMark; number: number };

/** The text cut at its marks, which are numbered from 1; one that begins inside another is left out. */
export const piecesOf = (text: string, marks: readonly TextMark[]): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let at = 0;
  let number = 0;
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    if (mark.start < at || mark.end <= mark.start || mark.end > text.length) continue;
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), at });
    number += 1;
    pieces.push({ text: text.slice(mark.start, mark.end), at: mark.start, mark, number });
    at = mark.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), at });
  return pieces;
};

/** A piece cut where a range of the text begins and ends in it: before, inside and after. */
export const cutAt = (
  { text, at }: Pick<TextPiece, 'text' | 'at'>,
  [from, to]: readonly [from: number, to: number],
): readonly [before: string, inside: string, after: string] => {
  const begin = Math.min(Math.max(from - at, 0), text.length);
  const end = Math.max(Math.min(to - at, text.length), begin);
  return [text.slice(0, begin), text.slice(begin, end), text.slice(end)];
};
