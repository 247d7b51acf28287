import { alignPhones } from '../tracker/align-phones.js';
import type { OtherSpeech } from '../tracker/best-path.js';
import type { PronunciationModel, WordModel } from '../tracker/reading-network.js';
import type { TrackedReading } from '../tracker/track-reading.js';
import type { ReadWord } from './read-words.js';

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
  /** Of the tracker, for a step from state to state. */
  readonly advance: number;
}

/** Shorter stretches are mostly sounds of a neighbouring word: on readings without a slip .5 in six words, longer ones .25. */
export const shortestExtra = 30;
/** A repeated word or a filler must explain the sound better than this, in nat a frame below the best speech class. */
const goodFit = -4;
const mostRepeated = 3;
/** Of a learner's word, about. */
const framesPerWord = 30;

/** Stretches of other speech that stand for no shown word: repeated words, fillers, and what was put in. */
export function extraSpeech(sound: ReadingSound): ExtraSpeech[] {
  return sound.reading.path.otherSpeech
    .filter(({ from, to }) => to - from >= shortestExtra)
    .filter((stretch) => !replacedWords(stretch, sound.words).length)
    .map((stretch) => {
      const repeated = repeatedWords(stretch, sound);
      if (repeated.length) return { ...stretch, kind: 'repeated', words: repeated };
      const isFiller = sound.fillers.some(({ pronunciations }) =>
        pronunciations.some((pronunciation) => fit([pronunciation], stretch, sound) > goodFit),
      );
      return { ...stretch, kind: isFiller ? 'filler' : 'inserted', words: [] };
    });
}

/**
 * The words that were not said as shown and stand around the stretch, as many as it has time for: then the stretch is these
 * words said otherwise.
 */
export function replacedWords({ before, from, to }: OtherSpeech, words: readonly ReadWord[]): readonly ReadWord[] {
  const next = words.findIndex(({ spoken }) => (spoken.at(-1) ?? 0) >= before);
  const place = next < 0 ? words.length : next;
  const firstSaidAfter = words.findIndex((word, index) => index >= place && word.isSaid);
  const lastSaidBefore = words.findLastIndex((word, index) => index < place && word.isSaid);
  const missing = words.slice(lastSaidBefore + 1, firstSaidAfter < 0 ? words.length : firstSaidAfter);
  const room = Math.max(1, Math.round((to - from) / framesPerWord));
  return missing.toSorted((a, b) => distance(a, before) - distance(b, before)).slice(0, room);
}

const distance = ({ spoken }: ReadWord, node: number): number =>
  Math.min(...spoken.map((index) => Math.abs(index + 0.5 - node)));

/** The last one to three words before the stretch, or after it for a false start, if they explain it. */
function repeatedWords(stretch: OtherSpeech, sound: ReadingSound): readonly ReadWord[] {
  const next = sound.words.findIndex((word) => (word.spoken.at(-1) ?? 0) >= stretch.before);
  const place = next < 0 ? sound.words.length : next;
  const candidates = Array.from({ length: mostRepeated }, (_, index) => index + 1).flatMap((count) => [
    sound.words.slice(Math.max(0, place - count), place),
    sound.words.slice(place, place + count),
  ]);
  const scored = candidates
    .filter((words) => words.length > 0)
    .map((words) => ({ words, fit: fit(modelsOf(words, sound), stretch, sound) }))
    .sort((a, b) => b.fit - a.fit);
  const [best] = scored;
  return best && best.fit > goodFit ? best.words : [];
}

const modelsOf = (words: readonly ReadWord[], { models }: ReadingSound): PronunciationModel[] =>
  words.flatMap((word) => word.spoken.flatMap((index) => models[index]?.pronunciations[0] ?? []));

/** How well pronunciations one after another fill the whole stretch, in nat a frame. */
function fit(parts: readonly PronunciationModel[], stretch: OtherSpeech, { reading, advance }: ReadingSound): number {
  const whole = {
    phones: parts.flatMap(({ phones }) => phones),
    states: Int32Array.from(parts.flatMap(({ states }) => [...states])),
  };
  const phones = alignPhones(whole, stretch, reading.track, advance);
  if (!phones.length) return Number.NEGATIVE_INFINITY;
  const sum = phones.reduce((total, phone) => total + phone.score * (phone.to - phone.from), 0);
  return sum / (stretch.to - stretch.from);
}
