/** Words whose full stop ends no sentence, without that stop. */
const abbreviations = new Set(
  'mr mrs ms dr prof st mt vs e.g i.e cf approx inc ltd co corp dept est gov jr sr ph.d etc al a.m p.m jan feb aug sept oct nov dec'.split(
    ' ',
  ),
);
/** Abbreviations only before a number: "no. 5", but "the answer was no." */
const beforeNumber = new Set('no nos fig figs vol p pp ch sec'.split(' '));

/** Marks before a space or the end, closing quotes allowed between; or a stop after which the space was forgotten. */
const endings = /[.!?。！？]+(?=["'”’)\]]*(?:\s|$))|(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})/gu;
const initials = /^(?:\p{L}\.)*\p{L}$/u;

function endsSentence(text: string, from: number, mark: string): boolean {
  const rest = text.slice(from + mark.length);
  if (mark !== '.' || !/[\p{L}\p{N}]/u.test(rest)) return true;
  const before = text.slice(0, from);
  const word = (/\S+$/.exec(before)?.[0] ?? '').replace(/^[^\p{L}\p{N}]+/u, '');
  const isNumberOfLine = /(?:^|\n)\s*\d{1,2}$/.test(before);
  const lower = word.toLowerCase();
  return !(
    isNumberOfLine ||
    abbreviations.has(lower) ||
    (beforeNumber.has(lower) && /^\s*\d/.test(rest)) ||
    (word !== 'I' && initials.test(word))
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
  const ends = [...text.matchAll(endings)]
    .filter((match) => endsSentence(text, match.index, match[0]))
    .map((match) => match.index + match[0].length);
  const pieces = [0, ...ends].map((from, place) => text.slice(from, ends[place] ?? text.length));
  const isSaid = (piece: string) => /[\p{L}\p{N}]/u.test(piece);
  const isFinished = ends.length > 0 && !isSaid(pieces.at(-1) ?? '');
  return { sentences: pieces.filter(isSaid).map((piece) => piece.trim()), isFinished };
}
