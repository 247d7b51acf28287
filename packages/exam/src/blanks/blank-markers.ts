const marker = /\{\{(\d+)\}\}/g;

/** A text between blanks, or a blank with its index in every array of the question. */
export type TextPart = { readonly text: string } | { readonly blank: number };

/** The parts of a text with blanks `{{1}}`, `{{2}}` ... in reading order; empty texts are left out. Source: scoring.md 5.1. */
export const textParts = (material: string): TextPart[] =>
  material
    .split(marker)
    .map((piece, place): TextPart => (place % 2 === 0 ? { text: piece } : { blank: Number(piece) - 1 }))
    .filter((part) => !('text' in part) || part.text !== '');

/** How many blanks a text has. */
export const countBlanks = (material: string): number => material.match(marker)?.length ?? 0;

/** Whether the blanks are numbered from 1 in reading order, and there is one at least. */
export function hasBlanks(material: string): boolean {
  const blanks = textParts(material).flatMap((part) => ('blank' in part ? [part.blank] : []));
  return blanks.length > 0 && blanks.every((blank, place) => blank === place);
}

/** The text with its blanks filled, those without a word with nothing. */
export const fillBlanks = (material: string, words: readonly string[]): string =>
  textParts(material)
    .map((part) => ('text' in part ? part.text : (words[part.blank] ?? '')))
    .join('');
