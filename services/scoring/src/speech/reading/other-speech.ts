import type { OtherSpeech } from '../tracker/best-path.js';
import type { WordModel } from '../tracker/reading-network.js';
import type { TrackedReading } from '../tracker/track-reading.js';
import type { TrackerCosts } from '../tracker/tracker-costs.js';
import type { ReadWord } from './read-words.js';
import { replacedWords } from './replaced-words.js';
import { wordsFit } from './words-fit.js';

/** Something that was said and does not stand in the text. */
export interface ExtraSpeech extends OtherSpeech {
  readonly kind: 'inserted' | 'repeated' | 'filler';
  /** What it was as far as one can tell: the repeated words, the hesitation, else an ellipsis. */
  readonly text: string;
}

export interface Filler {
  readonly text: string;
  readonly model: WordModel;
}

export interface ReadingSound {
  readonly reading: TrackedReading;
  readonly words: readonly ReadWord[];
  /** Of every spoken word of the text. */
  readonly models: readonly WordModel[];
  readonly fillers: readonly Filler[];
  readonly costs: TrackerCosts;
}

/** Shorter stretches are mostly sounds of a neighbouring word: on readings without a slip .5 in six words, longer ones .25. */
const shortestFrames = 30;
/** Stretches at the same place this close together are one. */
const longestBreak = 25;
/** A repeated word or a filler must explain the sound better than this, in nat a frame below the best that could be. */
const goodFit = -4;
const mostRepeated = 5;

/** Stretches of other speech that stand for no shown word: repeated words, fillers, and what was put in. */
export function extraSpeech(sound: ReadingSound): ExtraSpeech[] {
  return joinNear(sound.reading.path.otherSpeech)
    .filter(({ from, to }) => to - from >= shortestFrames)
    .filter((stretch) => !replacedWords(stretch, sound.words).length)
    .map((stretch) => ({ ...stretch, ...explanation(stretch, sound) }));
}

function explanation(stretch: OtherSpeech, sound: ReadingSound): Pick<ExtraSpeech, 'kind' | 'text'> {
  const explanations = [...hesitations(stretch, sound), ...repeats(stretch, sound)];
  const best = explanations.toSorted((a, b) => b.fit - a.fit)[0];
  return best && best.fit > goodFit ? { kind: best.kind, text: best.text } : { kind: 'inserted', text: '…' };
}

/** What a stretch may be, and how well that fits. */
interface Explanation extends Pick<ExtraSpeech, 'kind' | 'text'> {
  readonly fit: number;
}

function joinNear(stretches: readonly OtherSpeech[]): OtherSpeech[] {
  const joined: OtherSpeech[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (last?.before === stretch.before && stretch.from - last.to <= longestBreak) {
      joined.splice(-1, 1, { ...last, to: stretch.to });
    } else {
      joined.push(stretch);
    }
  }
  return joined;
}

const hesitations = (stretch: OtherSpeech, sound: ReadingSound): Explanation[] =>
  sound.fillers.map(({ text, model }) => ({ kind: 'filler', text, fit: wordsFit([model], stretch, sound) }));

/** The last words before the stretch, and the first after it for a false start. */
function repeats(stretch: OtherSpeech, sound: ReadingSound): Explanation[] {
  const next = sound.words.findIndex((word) => (word.spoken.at(-1) ?? 0) >= stretch.before);
  const place = next < 0 ? sound.words.length : next;
  const candidates = Array.from({ length: mostRepeated }, (_, index) => index + 1).flatMap((count) => [
    sound.words.slice(Math.max(0, place - count), place),
    sound.words.slice(place, place + count),
  ]);
  return candidates
    .filter((words) => words.length > 0)
    .map((words) => ({
      kind: 'repeated',
      text: words.map(({ shown }) => shown.text).join(' '),
      fit: wordsFit(modelsOf(words, sound), stretch, sound),
    }));
}

const modelsOf = (words: readonly ReadWord[], { models }: ReadingSound): WordModel[] =>
  words.flatMap((word) => word.spoken.flatMap((index) => models[index] ?? []));
