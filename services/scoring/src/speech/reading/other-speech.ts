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
  /** The repeated words; empty for the other kinds. */
  readonly words: readonly ReadWord[];
}

export interface ReadingSound {
  readonly reading: TrackedReading;
  readonly words: readonly ReadWord[];
  /** Of every spoken word of the text. */
  readonly models: readonly WordModel[];
  /** Of `um`, `uh` and the like. */
  readonly fillers: readonly WordModel[];
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
    .map((stretch) => {
      const repeated = bestRepeat(stretch, sound);
      const filler = Math.max(...sound.fillers.map((model) => wordsFit([model], stretch, sound)));
      if (Math.max(filler, repeated.fit) < goodFit) return { ...stretch, kind: 'inserted', words: [] };
      if (filler > repeated.fit) return { ...stretch, kind: 'filler', words: [] };
      return { ...stretch, kind: 'repeated', words: repeated.words };
    });
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

/** The last words before the stretch, or the first after it for a false start, that explain it best. */
function bestRepeat(stretch: OtherSpeech, sound: ReadingSound) {
  const next = sound.words.findIndex((word) => (word.spoken.at(-1) ?? 0) >= stretch.before);
  const place = next < 0 ? sound.words.length : next;
  const candidates = Array.from({ length: mostRepeated }, (_, index) => index + 1).flatMap((count) => [
    sound.words.slice(Math.max(0, place - count), place),
    sound.words.slice(place, place + count),
  ]);
  const none = { words: [] as readonly ReadWord[], fit: Number.NEGATIVE_INFINITY };
  return candidates
    .filter((words) => words.length > 0)
    .map((words) => ({ words, fit: wordsFit(modelsOf(words, sound), stretch, sound) }))
    .reduce((best, candidate) => (candidate.fit > best.fit ? candidate : best), none);
}

const modelsOf = (words: readonly ReadWord[], { models }: ReadingSound): WordModel[] =>
  words.flatMap((word) => word.spoken.flatMap((index) => models[index] ?? []));
