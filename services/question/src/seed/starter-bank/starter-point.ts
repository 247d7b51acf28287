/** Something that a good answer says; it is found by any of the lower-case words, stems or phrases. Source: scoring.md 6. */
export interface StarterPoint {
  readonly text: string;
  /** Weight */
  readonly w: 1 | 2 | 3;
  readonly any: readonly string[];
  /** Who said it, in a discussion. */
  readonly who?: string;
}

/** Points as a key holds them: with ids, counted from 1 behind a letter. */
export const numbered = (letter: 'p' | 'a' | 'b', points: readonly StarterPoint[]) =>
  points.map((point, index) => ({ id: `${letter}${index + 1}`, ...point }));
