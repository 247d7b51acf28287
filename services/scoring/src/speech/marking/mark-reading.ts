import type { Analysis, ScorePart, ZeroRule } from '@pte/exam/scoring-result';
import { traits } from '@pte/exam/traits';
import type { SoundCheck } from '../audio/sound-check.js';
import { note } from '../feedback/notes.js';
import { readingNotes } from '../feedback/reading-notes.js';
import { readingTraits } from '../feedback/reading-traits.js';
import type { RatingModel } from '../rating/rating-model.js';
import { fluencyEvidence, pauseFrom } from '../reading/fluency-evidence.js';
import type { HeardReading } from '../reading/hear-reading.js';
import type { Pause } from '../reading/pauses.js';
import { mean } from '../statistics.js';
import { surelyThisText } from './content-points.js';
import { type ContentScale, contentPoints, readingScale } from './content-scale.js';
import { markWords } from './mark-words.js';
import { bandOfRating, fluencyBand, unroundedPoints } from './trait-bands.js';
import { rateReading } from './trait-ratings.js';
import { weakSounds } from './weak-sounds.js';

export interface MarkedReading {
  /** Content, Oral fluency and Pronunciation. */
  readonly score: readonly ScorePart[];
  /** Without `v`, `status` and `engine`. */
  readonly evidence: Omit<Analysis, 'v' | 'status'>;
  /** Fluency and Pronunciation before rounding, by trait code, and the features behind them. */
  readonly measures?: Readonly<Record<string, number>>;
}

const fullPoints = 5;
const leastSpokenWords = 3;
/** Of a learner's word, about. */
const framesPerWord = 30;

/** Source: scoring.md 4.2, 4.3 (C-RA) and 4.6. */
export function markReading(
  heard: HeardReading,
  sound: SoundCheck,
  model: RatingModel,
  scale: ContentScale = readingScale,
): MarkedReading {
  if (sound.isSilent) return zeroReading('silence', scale, sound.isShort ? 'short' : 'silence');
  if (spokenWords(heard) < Math.min(leastSpokenWords, heard.words.length)) return zeroReading('silence', scale);
  const isThisText = heard.tracked.isThisText;
  const content = contentPoints(scale, { words: heard.words, extra: heard.extra, isThisText });
  const { manner } = heard;
  const ratingOf = rateReading(heard, sound, model);

  const words = markWords(heard, model.phones);
  const sounds = weakSounds(heard, model.phones);
  const pauses = manner?.pauses ?? [];
  const fluency = manner ? fluencyEvidence(manner.forced, pauses, heard.extra) : null;
  const evidence = {
    confidence: confidence(heard, sound),
    words,
    ...(sounds.length ? { sounds } : {}),
    pauseMarks: pauses
      .filter(({ seconds }) => seconds >= pauseFrom)
      .map(({ after, seconds }) => ({ after: after.shown.index, seconds: Number(seconds.toFixed(2)) })),
    ...(fluency ? { fluency } : {}),
  };
  if (content === 0) {
    const reason = note(scale.counts === 'errors' ? 'content' : 'content-repeated');
    return { score: points(scale, 0, 0, 0), evidence: { ...evidence, zero: 'content', notes: [reason] } };
  }
  const score = points(
    scale,
    content,
    fluencyBand(ratingOf('fluency'), pauses),
    bandOfRating(ratingOf('pronunciation')),
  );
  const seen = manner &&
    fluency && { words, sounds, fluency, longestPause: longest(pauses), features: manner.features };
  return {
    score,
    measures: {
      [traits.oralFluency.i]: unroundedPoints(ratingOf('fluency')),
      [traits.pronunciation.i]: unroundedPoints(ratingOf('pronunciation')),
      ...manner?.features,
    },
    evidence: {
      ...evidence,
      zero: null,
      ...(seen ? { traits: readingTraits(score, scale, seen, model) } : {}),
      notes: readingNotes({ isThisText: isThisText >= surelyThisText, sound }),
    },
  };
}

function longest(pauses: readonly Pause[]) {
  const found = pauses.toSorted((a, b) => b.excess - a.excess)[0];
  return found ? { seconds: found.seconds, excess: found.excess, word: found.after.shown.text } : null;
}

/** Nothing was said that could be scored: every trait is 0, and the note says why. */
export function zeroReading(
  zero: ZeroRule,
  scale: ContentScale,
  reason: 'silence' | 'short' = 'silence',
): MarkedReading {
  return { score: points(scale, 0, 0, 0), evidence: { zero, confidence: 1, words: [], notes: [note(reason)] } };
}

function points(scale: ContentScale, content: number, fluency: number, pronunciation: number): ScorePart[] {
  return [
    { i: traits.content.i, s: content, f: scale.fullPoints },
    { i: traits.oralFluency.i, s: fluency, f: fullPoints },
    { i: traits.pronunciation.i, s: pronunciation, f: fullPoints },
  ];
}

function spokenWords({ words, tracked }: HeardReading): number {
  const otherFrames = tracked.path.otherSpeech.reduce((sum, { from, to }) => sum + to - from, 0);
  return words.filter(({ isSaid }) => isSaid).length + otherFrames / framesPerWord;
}

/** How sure the words are on average; less in noise. */
function confidence({ words }: HeardReading, { isNoisy }: SoundCheck): number {
  const sureness = mean(words.map(({ probability }) => Math.abs(2 * probability - 1)));
  return Number(((isNoisy ? 0.5 : 1) * (0.4 + 0.6 * sureness)).toFixed(2));
}
