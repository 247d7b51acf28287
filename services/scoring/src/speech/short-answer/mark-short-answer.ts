import type { ShortAnswerTask } from '@pte/exam/judging';
import type { TraitOfType } from '@pte/exam/traits';
import type { SoundCheck } from '../audio/sound-check.js';
import { note } from '../feedback/notes.js';
import { pointsOf, zeroSpeech } from '../marking/zero-speech.js';
import { wordsSpoken } from '../retelling/flow-evidence.js';
import type { JudgedSpeech } from '../score-speech.js';
import { clamp } from '../statistics.js';
import type { HeardAnswer, HeardShortAnswer } from './hear-short-answer.js';
import { shortAnswerNote } from './short-answer-sentences.js';

/** Less is a cough or a click. */
const leastSpokenWords = 0.5;
/**
 * How surely an accepted answer must be heard, on the scale of `sureness`. Between right and wrong answers of the starter bank as
 * three synthetic voices say them: 3 % of the right ones lie below, 2 % of the wrong ones above.
 */
const enough = 1;
const round2 = (value: number): number => Math.round(value * 100) / 100;

/** One point for any accepted answer that was heard. Source: scoring.md 6, type 6. */
export function markShortAnswer(
  heard: HeardShortAnswer,
  task: ShortAnswerTask,
  parts: readonly TraitOfType[],
  sound: SoundCheck,
): JudgedSpeech {
  if (wordsSpoken(heard.flow) < leastSpokenWords) return zeroSpeech(parts, 'silence', shortAnswerNote('silence'));
  const best = heard.answers.toSorted((a, b) => sureness(b) - sureness(a))[0];
  const isRight = best !== undefined && sureness(best) >= enough;
  const [accepted = ''] = task.accept;
  const told = isRight
    ? shortAnswerNote('right', { answer: best.spot.phrase.text })
    : shortAnswerNote('other', { answer: accepted });
  const soundNotes = [...(sound.isNoisy ? [note('noisy')] : []), ...(sound.isClipped ? [note('clipped')] : [])];
  return {
    score: pointsOf(parts, ({ f }) => (isRight ? f : 0)),
    evidence: {
      zero: null,
      confidence: confidence(best, sound),
      ...(isRight ? { transcript: best.spot.phrase.text, words: [wordOf(best)] } : {}),
      notes: [told, ...soundNotes],
    },
  };
}

/** What the answer itself, its lead over other words and its share of the sounds say together. */
export const sureness = ({ spot, lead, share }: HeardAnswer): number =>
  Math.log(spot.ratio) + 0.2 * clamp(lead, -20, 10) + 2 * share;

const wordOf = ({ spot: { phrase, place } }: HeardAnswer) =>
  ({ w: phrase.text, st: 'ok', t: [place.from / 100, place.to / 100] }) as const;

function confidence(best: HeardAnswer | undefined, { isNoisy }: SoundCheck): number {
  const distance = best ? Math.abs(sureness(best) - enough) : 1;
  return round2((isNoisy ? 0.5 : 1) * (0.5 + 0.45 * Math.min(1, distance / 3)));
}
