import type { Analysis } from '@pte/exam/scoring-result';

export type TextMark = NonNullable<Analysis['marks']>[number];
export type TextPiece = { text: string } | { text: string; mark: TextMark; number: number };

/** The text cut at its marks, which are numbered from 1; one that begins inside another is left out. */
export const piecesOf = (text: string, marks: readonly TextMark[]): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let at = 0;
  let number = 0;
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    if (mark.start < at || mark.end <= mark.start || mark.end > text.length) continue;
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start) });
    number += 1;
    pieces.push({ text: text.slice(mark.start, mark.end), mark, number });
    at = mark.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
};
