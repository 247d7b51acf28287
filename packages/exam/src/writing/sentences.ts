/** Words whose full stop ends no sentence, without that stop. */
const abbreviations = new Set(
  'mr mrs ms dr prof st mt vs e.g i.e cf approx inc ltd co corp dept est gov jr sr ph.d etc al a.m p.m jan feb aug sept oct nov dec'.split(
    ' ',
  ),
);
/** Abbreviations only before a number: "no. 5", but "the answer was no." */
const beforeNumber = new Set('no nos fig figs vol p pp ch sec'.split(' '));

/** Marks before a space or the end, closing quotes allowed between; or a stop after which the space was forgotten. */
const endings = /(?<![.!?。！？])[.!?。！？]+(?=["'”’)\]]*(?:\s|$))|(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})/gu;
const initials = /^(?:\p{L}\.)*\p{L}$/u;
const letterOrDigit = /[\p{L}\p{N}]/gu;

/** Characters around a stop that decide what it is: more than the longest abbreviation. */
const surroundings = 40;

/** Whether a single full stop inside a text is one of an abbreviation, of initials or of a numbered line. */
function isInsideSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - surroundings), at);
  const word = (/\S+$/.exec(before)?.[0] ?? '').replace(/^[^\p{L}\p{N}]+/u, '');
  const lower = word.toLowerCase();
  return (
    abbreviations.has(lower) ||
    (beforeNumber.has(lower) && /^\s*\d/.test(text.slice(at + 1, at + surroundings))) ||
    (word !== 'I' && initials.test(word)) ||
    /(?:^|\n)\s*\d{1,2}$/.test(before)
  );
}

export interface Sentences {
  /** With their final marks; a rest without one is the last. */
  readonly sentences: readonly string[];
  /** Whether the last one has a final mark. */
  readonly isFinished: boolean;
}

/** A text cut at `. ! ?` outside abbreviations and decimals. Source: scoring.md 4.4. */
export function sentencesOf(text: string): Sentences {
  const lastSaid = [...text.matchAll(letterOrDigit)].at(-1)?.index ?? -1;
  const ends = [...text.matchAll(endings)]
    .filter(({ 0: mark, index }) => mark !== '.' || index > lastSaid || !isInsideSentence(text, index))
    .map(({ 0: mark, index }) => index + mark.length);
  const pieces = [0, ...ends].map((from, place) => text.slice(from, ends[place] ?? text.length));
  return {
    sentences: pieces.filter((piece) => piece.search(letterOrDigit) >= 0).map((piece) => piece.trim()),
    isFinished: (ends.at(-1) ?? -1) > lastSaid,
  };
}
