import type { Slip } from '../grammar/slip.js';
import type { Spelling } from '../lexicon/spelling.js';
import type { ReadText, Sentence, Token } from './token.js';

/** Corrections are sought for so many different words; a text with more needs another kind of help. */
const mostCorrected = 25;

const capital = /^\p{Lu}/u;

/** A capital inside a sentence makes a name, which nobody can look up; at its start any word has one. */
function namesOf({ sentences }: ReadText): Set<string> {
  const inside = sentences.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'word').slice(1));
  const capitals = inside.filter(({ text }) => capital.test(text));
  if (capitals.length > inside.length / 3) return new Set();
  return new Set([...capitals, ...sentences.flatMap(signature)].map(({ lower }) => lower));
}

const longestSignature = 4;

/** The words of a line that holds nothing but a name. */
function signature({ tokens }: Sentence): readonly Token[] {
  const words = tokens.filter(({ kind }) => kind === 'word');
  return words.length <= longestSignature && words.every(({ text }) => capital.test(text)) ? words : [];
}

/** Words that neither spelling of English has. Names, and what stands in `allowed`, pass. */
export function findMisspellings(text: ReadText, allowed: string, spelling: Spelling): Slip[] {
  const names = namesOf(text);
  const given = new Set(allowed.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu));
  const corrections = new Map<string, string[]>();
  const correct = ({ lower }: Token): string[] => {
    const found = corrections.get(lower);
    if (found || corrections.size >= mostCorrected) return found ?? [];
    const sought = spelling.corrections(lower);
    corrections.set(lower, sought);
    return sought;
  };
  const isWrong = ({ kind, lower, text: word }: Token): boolean => {
    const bare = lower.replace(/'s?$/, '');
    if (kind !== 'word' || names.has(lower) || given.has(lower) || given.has(bare)) return false;
    return ![word.replaceAll('’', "'"), lower, bare].some((form) => spelling.knows(form));
  };
  return text.words
    .filter(isWrong)
    .map((token) => ({ start: token.start, end: token.end, code: 'spelling', fix: correct(token) }));
}
