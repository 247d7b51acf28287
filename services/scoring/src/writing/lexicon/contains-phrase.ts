import type { Token } from '../text/token.js';

/** A text as words with a space on each side, in which whole phrases can be looked for. */
export const phraseText = (words: readonly Token[]): string => ` ${words.map(({ lower }) => lower).join(' ')} `;

export const phrasesIn = (text: string, phrases: readonly string[]): string[] =>
  phrases.filter((phrase) => text.includes(` ${phrase} `));
