import type { ExtraSpeech } from '../reading/other-speech.js';
import type { ReadWord } from '../reading/read-words.js';
import { clamp } from '../statistics.js';

/** A word less likely than this was surely not said; above it a flag is an error in part. */
const surelyMissing = 0.3;
/** A single flagged word that is not more unlikely than this takes no marks off: flags are right in three of four cases. */
const singleDoubt = 0.25;
/** Extra speech is heard where there is none about once in 20 words. */
const extraWeight = 0.5;
/** Below this probability of the text, the words that seem to fit are chance. Of right readings 1 % lie below, of others 90 %. */
export const surelyThisText = 0.2;

export interface ContentInput {
  readonly words: readonly ReadWord[];
  readonly extra: readonly ExtraSpeech[];
  /** Probability that the recording is of this text. */
  readonly isThisText: number;
}

/** Errors in the sense of C-RA, scoring.md 4.3: replaced, left-out and added words, weighed by how sure they are. */
export function contentErrors({ words, extra }: ContentInput): number {
  const flagged = words.filter((word) => !word.isSaid);
  const [only] = flagged;
  const isOneDoubt = flagged.length === 1 && only !== undefined && only.probability >= singleDoubt;
  const missing = flagged.map(({ probability }) => clamp((1 - probability) / (1 - surelyMissing), 0, 1));
  const added = extra.filter(({ kind }) => kind !== 'filler').length * extraWeight;
  return (isOneDoubt ? 0 : missing.reduce((sum, error) => sum + error, 0)) + added;
}

/** Share of the text that was read right, 0-1. */
export function contentShare(input: ContentInput): number {
  const share = Math.max(0, 1 - contentErrors(input) / input.words.length);
  return share * Math.min(1, input.isThisText / surelyThisText);
}
