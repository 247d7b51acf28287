import type { FluencyEvidence } from '@pte/exam/scoring-result';
import type { ForcedReading } from '../rating/forced-reading.js';
import { vowels } from '../rating/vowels.js';
import type { ExtraSpeech } from './other-speech.js';
import type { Pause } from './pauses.js';

/** Seconds from which a silence counts as a pause, and as a long one. */
export const pauseFrom = 0.5;
export const longPauseFrom = 1;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The numbers behind Oral fluency, of the words that were read. */
export function fluencyEvidence(
  { words }: ForcedReading,
  pauses: readonly Pause[],
  extra: readonly ExtraSpeech[],
): FluencyEvidence {
  const seconds = Math.max(0.01, ((words.at(-1)?.to ?? 0) - (words[0]?.from ?? 0)) / 100);
  const syllables = words.flatMap((word) => word.phones).filter(({ phone }) => vowels.has(phone)).length;
  const countFrom = (least: number): number => pauses.filter((pause) => pause.seconds >= least).length;
  return {
    wpm: Math.round((words.length / seconds) * 60),
    sps: round(syllables / seconds, 1),
    pauses: countFrom(pauseFrom),
    longPauses: countFrom(longPauseFrom),
    fillers: extra.filter(({ kind }) => kind === 'filler').length,
    repairs: extra.filter(({ kind }) => kind === 'repeated').length,
    meanRun: round(words.length / (countFrom(pauseFrom) + 1), 1),
  };
}
