/** Words of a text as their indexes count them. Source: scoring.md 5.1. */
export const shownWords = (material: string): string[] => material.trim().split(/\s+/);

const wordInside = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u;

/** What is said where the text shows other words; the punctuation around a word stays. */
export function spokenText(material: string, words: readonly { readonly i: number; readonly said: string }[]): string {
  const said = new Map(words.map((word) => [word.i, word.said]));
  return shownWords(material)
    .map((word, index) => word.replace(wordInside, (inside) => said.get(index) ?? inside))
    .join(' ');
}
