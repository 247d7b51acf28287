import type { Note, Score, ScorePart, ZeroRule } from '@pte/exam/scoring-result';
import type { TraitOfType } from '@pte/exam/traits';
import type { JudgedSpeech } from '../score-speech.js';

/** Nothing was said that could be scored: every trait is 0, and the note says why. */
export const zeroSpeech = (parts: readonly TraitOfType[], zero: ZeroRule, why: Note): JudgedSpeech => ({
  score: pointsOf(parts, () => 0),
  evidence: { zero, confidence: 1, notes: [why] },
});

/** `points` of each part, in the order of the type; a single part without a name is no list. Source: scoring.md 4.1. */
export function pointsOf(parts: readonly TraitOfType[], points: (part: TraitOfType, index: number) => number): Score {
  const list = parts.map((part, index): ScorePart => ({ ...part, s: points(part, index) }));
  const [only] = list;
  return list.length === 1 && only && only.i === undefined ? only : list;
}
