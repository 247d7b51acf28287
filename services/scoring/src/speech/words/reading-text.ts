import { spokenWords } from './spoken-words.js';

/** A word as it stands in the text. Punctuation alone is no word. */
export interface ShownWord {
  /** As shown, without the punctuation around it. */
  readonly text: string;
  /** Place among the whitespace-separated tokens, from 0. */
  readonly index: number;
  /** What is read for it, in lower case; at least one. */
  readonly spoken: readonly string[];
  /** The text goes on after a comma, a full stop or another sign after this word, where a reader may pause. */
  readonly endsClause: boolean;
}

/** Readings of names and numbers that the author of a question gave, by shown word: `{ "1990s": "nineteen nineties" }`. */
export type Readings = Readonly<Record<string, string>>;

const outerSigns = /^[^\p{L}\p{N}$£€¥&+=@]+|[^\p{L}\p{N}%&+=@]+$/gu;
const clauseEnd = /[,.;:!?)\]–—-]["'”’]?$/u;

export function readingText(material: string, readings: Readings = {}): ShownWord[] {
  const given = new Map(Object.entries(readings).map(([word, reading]) => [keyOf(word), reading]));
  const tokens = material.trim().split(/\s+/);
  return tokens.flatMap((token, index) => {
    const text = token.replace(outerSigns, '');
    const reading = given.get(keyOf(text));
    const spoken = reading === undefined ? spokenWords(token) : reading.split(/\s+/).flatMap(spokenWords);
    const next = tokens[index + 1] ?? '';
    const endsClause = clauseEnd.test(token) || (next !== '' && spokenWords(next).length === 0);
    return spoken.length ? [{ text: text || token, index, spoken, endsClause }] : [];
  });
}

const keyOf = (word: string): string => word.normalize('NFKC').toLowerCase().replace(outerSigns, '');
