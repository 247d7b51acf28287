import type { FluencyEvidence } from '@pte/exam/scoring-result';
import { phonesPerWord, type SpeechFlow } from '../manner/manner-features.js';
import { vowels } from '../rating/vowels.js';
import { longPauseFrom, pauseFrom } from '../reading/fluency-evidence.js';

const round1 = (value: number): number => Math.round(value * 10) / 10;
const secondsOf = ({ from, to }: { readonly from: number; readonly to: number }): number => (to - from) / 100;

/** How many words were spoken, about. */
export const wordsSpoken = ({ phones }: SpeechFlow): number => phones.length / phonesPerWord;

/** The numbers behind Oral fluency where the words are not known: words are counted by their sounds, repairs cannot be told. */
export function flowEvidence(flow: SpeechFlow): FluencyEvidence {
  const seconds = Math.max(0.01, flow.seconds);
  const words = wordsSpoken(flow);
  const countFrom = (least: number): number => flow.pauses.filter((pause) => secondsOf(pause) >= least).length;
  return {
    wpm: Math.round((words / seconds) * 60),
    sps: round1(flow.phones.filter(({ phone }) => vowels.has(phone)).length / seconds),
    pauses: countFrom(pauseFrom),
    longPauses: countFrom(longPauseFrom),
    fillers: 0,
    repairs: 0,
    meanRun: round1(words / (countFrom(pauseFrom) + 1)),
  };
}

/** Pauses as the fluency band sees them: nothing is known that would invite one. */
export const pausesOf = ({ pauses }: SpeechFlow): { readonly excess: number }[] =>
  pauses.map((pause) => ({ excess: secondsOf(pause) }));
