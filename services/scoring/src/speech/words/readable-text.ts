import type { Pronunciation } from '../tracker/reading-network.js';
import type { Pronouncer } from './pronounce.js';
import type { ShownWord } from './reading-text.js';

/** The words of a text that can be tracked, with the pronunciations of all they are read as, one after another. */
export interface ReadableText {
  readonly words: readonly ShownWord[];
  readonly pronunciations: readonly (readonly Pronunciation[])[];
}

/** Leaves out words that cannot be pronounced in English; they count for nothing. */
export async function readableText(shown: readonly ShownWord[], pronouncer: Pronouncer): Promise<ReadableText> {
  const pronounced = await Promise.all(
    shown.map(async (word) => ({
      word,
      pronunciations: await Promise.all(word.spoken.map((spoken) => pronouncer.pronounce(spoken))),
    })),
  );
  const readable = pronounced.filter(({ pronunciations }) => pronunciations.every((ways) => ways.length > 0));
  return {
    words: readable.map(({ word }) => word),
    pronunciations: readable.flatMap(({ pronunciations }) => pronunciations),
  };
}
