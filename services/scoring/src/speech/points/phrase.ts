import type { Pronunciation } from '../tracker/reading-network.js';
import type { Pronouncer } from '../words/pronounce.js';
import { spokenWords } from '../words/spoken-words.js';

/** Words to listen for, one after another, each with every way to say it. */
export interface Phrase {
  /** As it was given. */
  readonly text: string;
  readonly words: readonly (readonly Pronunciation[])[];
}

/** Ways to say one word: its inflected forms and their pronunciations. */
const mostWays = 8;

/**
 * What `text` sounds like, with the last word also inflected, or every word that begins with it where it is only a stem, such as
 * `evaporat`. Words of `likely` come first. Null for what cannot be said in English.
 */
export function phraseOf(text: string, pronouncer: Pronouncer, likely: ReadonlySet<string>): Promise<Phrase | null> {
  const spoken = spokenText(text);
  const forms = spoken.map((word, index) => (index === spoken.length - 1 ? pronouncer.formsOf(word, likely) : [word]));
  return phraseFrom(text, forms, pronouncer);
}

/** What `text` sounds like, word for word; null for what cannot be said in English. */
export const exactPhraseOf = (text: string, pronouncer: Pronouncer): Promise<Phrase | null> =>
  phraseFrom(
    text,
    spokenText(text).map((word) => [word]),
    pronouncer,
  );

const spokenText = (text: string): string[] => text.split(/\s+/).flatMap(spokenWords);

async function phraseFrom(
  text: string,
  forms: readonly (readonly string[])[],
  pronouncer: Pronouncer,
): Promise<Phrase | null> {
  const words = await Promise.all(
    forms.map(async (list) => {
      const ways = await Promise.all(list.map((form) => pronouncer.pronounce(form)));
      return different(ways.flat()).slice(0, mostWays);
    }),
  );
  return words.length && words.every((ways) => ways.length) ? { text, words } : null;
}

const different = (ways: readonly Pronunciation[]): Pronunciation[] => [
  ...new Map(ways.map((phones) => [phones.join(' '), phones])).values(),
];
