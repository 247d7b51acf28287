import type { FluencyEvidence, Note, WordEvidence } from '@pte/exam/scoring-result';
import type { SoundCheck } from '../audio/sound-check.js';
import type { Pause } from '../reading/pauses.js';
import { mean } from '../statistics.js';
import { note } from './notes.js';

export interface NotedReading {
  readonly words: readonly WordEvidence[];
  readonly pauses: readonly Pause[];
  readonly fluency: FluencyEvidence | null;
  readonly isThisText: boolean;
  readonly sound: SoundCheck;
}

/** A pause this much longer than the text invites to is worth a sentence. Seconds. */
const notablePause = 0.6;
const slowestNatural = 3.3;
const weakSound = 0.5;
const mostSounds = 3;
/** One weak instance of a sound says little. */
const leastInstances = 2;

/** What to tell the learner, the weightiest first. */
export function readingNotes({ words, pauses, fluency, isThisText, sound }: NotedReading): Note[] {
  const missed = words.filter(({ st }) => st === 'omitted' || st === 'replaced');
  const count = (state: WordEvidence['st']): number => words.filter(({ st }) => st === state).length;
  const longest = pauses.toSorted((a, b) => b.excess - a.excess)[0];
  const sounds = weakSounds(words);
  const [inserted, repeated] = [count('inserted'), count('repeated')];
  return [
    ...(isThisText ? [] : [note('other-text')]),
    ...(missed.length === 1 ? [note('missed-one', { word: missed[0]?.w ?? '' })] : []),
    ...(missed.length > 1 ? [note('missed', { count: missed.length })] : []),
    ...(inserted ? [note('added', { count: inserted })] : []),
    ...(repeated ? [note('repeated', { count: repeated })] : []),
    ...(longest && longest.excess >= notablePause
      ? [note('pause', { seconds: Number(longest.seconds.toFixed(1)), word: longest.after.shown.text })]
      : []),
    ...(fluency && fluency.sps < slowestNatural ? [note('slow', { rate: fluency.sps })] : []),
    ...(sounds.length ? [note('sounds', { sounds: sounds.join(', ') })] : []),
    ...(sound.isNoisy ? [note('noisy')] : []),
    ...(sound.isClipped ? [note('clipped')] : []),
  ];
}

/** Phones that were weak on average, the weakest first, with a word to find them in: `TH (think)`. */
function weakSounds(words: readonly WordEvidence[]): string[] {
  const instances = words.flatMap(({ w, ph = [] }) => ph.map(([phone, quality]) => ({ phone, quality, word: w })));
  return Object.entries(Object.groupBy(instances, ({ phone }) => phone))
    .map(([phone, found = []]) => ({ phone, found, quality: mean(found.map(({ quality }) => quality)) }))
    .filter(({ found, quality }) => found.length >= leastInstances && quality < weakSound)
    .sort((a, b) => a.quality - b.quality)
    .slice(0, mostSounds)
    .map(({ phone, found }) => `${phone} (${found.toSorted((a, b) => a.quality - b.quality)[0]?.word})`);
}
