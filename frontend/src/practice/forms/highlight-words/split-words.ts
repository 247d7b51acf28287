import { paragraphsOf } from '../../passage/passage.js';

export interface ShownWord {
  /** Index in the whole text, from 0. */
  i: number;
  text: string;
}

/** The words of each paragraph, counted through the whole text between spaces. Source: scoring.md 5.1. */
export const splitWords = (material: string): ShownWord[][] => {
  let i = 0;
  return paragraphsOf(material).map((paragraph) =>
    paragraph
      .split(/\s+/)
      .filter(Boolean)
      .map((text) => ({ i: i++, text })),
  );
};
