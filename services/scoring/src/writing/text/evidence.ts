import { type Checks, unchecked } from '../checker/checks.js';
import { findSlips } from '../grammar/find-slips.js';
import { overlaps, type Slip } from '../grammar/slip.js';
import { phraseText } from '../lexicon/contains-phrase.js';
import { isFunctionWord } from '../lexicon/function-words.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { Spelling } from '../lexicon/spelling.js';
import { findMisspellings } from './find-misspellings.js';
import { readText } from './read-text.js';
import type { ReadText, Token } from './token.js';

/** All that scoring asks about a text, found once. */
export interface TextEvidence {
  readonly text: ReadText;
  readonly lexicon: Lexicon;
  /** The words only, as one string of lower case with a space on each side. */
  readonly phrases: string;
  /** Rightly spelt words that carry meaning. */
  readonly contentWords: readonly Token[];
  readonly misspellings: readonly Slip[];
  /** Ours and, where we see nothing, the checker's. */
  readonly slips: readonly Slip[];
  readonly checks: Checks;
  /** Words that no dictionary has, as a share of all. */
  readonly unknownShare: number;
}

export interface LanguageResources {
  readonly lexicon: Lexicon;
  readonly spelling: Spelling;
}

/** `allowed` are texts whose names a learner may repeat. */
export function gatherEvidence(
  raw: string,
  allowed: string,
  { lexicon, spelling }: LanguageResources,
  checks: Checks = unchecked,
): TextEvidence {
  const text = readText(raw);
  const misspellings = findMisspellings(text, allowed, spelling);
  const wrong = new Set(misspellings.map(({ start }) => start));
  const words = text.words.filter(({ kind }) => kind === 'word');
  const ours = findSlips(text, lexicon).filter(({ start }) => !wrong.has(start));
  const narrow = [...misspellings, ...ours.filter(({ code }) => code !== 'run-on')];
  const others = (checks.slips ?? []).filter((slip) => !narrow.some((own) => overlaps(own, slip)));
  return {
    text,
    lexicon,
    phrases: phraseText(text.words),
    contentWords: words.filter(({ lower, start }) => !isFunctionWord(lower) && !wrong.has(start)),
    misspellings,
    slips: [...ours, ...others].sort((a, b) => a.start - b.start),
    checks,
    unknownShare: words.length > 0 ? misspellings.length / words.length : 0,
  };
}
