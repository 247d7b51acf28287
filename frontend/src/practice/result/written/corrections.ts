import type { TextMark } from '../../forms/written/text-marks.js';

/** The correction that was accepted for a mark, by where the mark begins. */
export type Accepted = ReadonlyMap<number, string>;

export const withCorrection = (accepted: Accepted, { start }: TextMark, fix: string): Accepted =>
  new Map(accepted).set(start, fix);

export const withoutCorrection = (accepted: Accepted, { start }: TextMark): Accepted =>
  new Map([...accepted].filter(([at]) => at !== start));

/** A copy of the text with what was accepted; the text itself stays as it was handed in. */
export const correctedText = (text: string, marks: readonly TextMark[], accepted: Accepted): string =>
  marks
    .filter(({ start }) => accepted.has(start))
    .toSorted((a, b) => b.start - a.start)
    .reduce((copy, { start, end }) => copy.slice(0, start) + accepted.get(start) + copy.slice(end), text);
