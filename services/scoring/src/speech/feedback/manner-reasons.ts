import type { FluencyEvidence, Note, WeakSound, WordEvidence } from '@pte/exam/scoring-result';
import type { RatingFeatures } from '../rating/rating-features.js';
import type { RatingModel } from '../rating/rating-model.js';
import { type Cause, weightyCauses } from './causes.js';
import { reason } from './reasons.js';

export interface MannerEvidence {
  readonly words: readonly WordEvidence[];
  readonly sounds: readonly WeakSound[];
  readonly fluency: FluencyEvidence;
  /** The silence that is longest beyond what is invited at its place. */
  readonly longestPause: { readonly seconds: number; readonly excess: number; readonly word: string } | null;
  readonly features: RatingFeatures;
}

/** A pause this much longer than invited is named by its place. Seconds. */
const notablePause = 0.6;
const slowestNatural = 3.3;
const mostNamed = 3;

/** Why Oral fluency has its points, the weightiest first. */
export function fluencyReasons(evidence: MannerEvidence, model: RatingModel): Note[] {
  const { fluency, longestPause } = evidence;
  const interruptions = [
    ...(fluency.repairs ? [reason('repeated', { count: fluency.repairs })] : []),
    ...(fluency.fillers ? [reason('fillers', { count: fluency.fillers })] : []),
  ];
  const [first, ...others] = weightyCauses(model, 'fluency', evidence.features).map((cause) => told(cause, evidence));
  const isPaused = longestPause !== null && longestPause.excess >= notablePause && first?.code !== 'pause';
  const reasons = [
    ...(isPaused ? [told('pauses', evidence)] : []),
    ...(first ? [first] : []),
    ...interruptions,
    ...others.filter(({ code }) => code !== 'pause' || !isPaused),
  ];
  return reasons.length ? reasons : [reason('fluent', { wpm: fluency.wpm, pauses: fluency.pauses })];
}

/** Why Pronunciation has its points: words and sounds first, then rhythm. */
export function pronunciationReasons({ words, sounds, features }: MannerEvidence, model: RatingModel): Note[] {
  const said = words.filter(({ st }) => st === 'ok' || st === 'unclear');
  const unclear = said.filter(({ st }) => st === 'unclear').toSorted((a, b) => (a.s ?? 0) - (b.s ?? 0));
  const rhythm = weightyCauses(model, 'pronunciation', features).filter((cause) => cause !== 'sounds');
  return [
    unclear.length
      ? reason('unclear-words', { count: unclear.length, words: named(unclear.map(({ w }) => w)) })
      : reason('clear', { count: said.length, total: said.length }),
    ...(sounds.length ? [reason('weak-sounds', { sounds: named(sounds.map(withWord)) })] : []),
    ...rhythm.map((cause) => reason(cause === 'stress' ? 'stress' : 'clipped')),
  ];
}

function told(cause: Cause, { fluency, longestPause, features }: MannerEvidence): Note {
  switch (cause) {
    case 'pauses':
      return longestPause && longestPause.excess >= notablePause
        ? reason('pause', { seconds: Number(longestPause.seconds.toFixed(1)), word: longestPause.word })
        : reason('breaks', { share: Math.round(100 * features.pauseShare) });
    case 'pace':
      return reason(fluency.sps < slowestNatural ? 'slow' : 'pace', { rate: fluency.sps });
    case 'stress':
      return reason('stress');
    case 'hurry':
      return reason('clipped');
    case 'melody':
      return reason('monotone', { semitones: Number(features.intonation.toFixed(1)) });
    case 'sounds':
      return reason('blurred');
  }
}

export const named = (words: readonly string[]): string => words.slice(0, mostNamed).join(', ');

const withWord = ({ phone, words }: WeakSound): string => (words[0] ? `${phone} (${words[0].w})` : phone);
