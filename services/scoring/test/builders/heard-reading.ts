import type { HeardReading } from '../../src/speech/reading/hear-reading.js';
import type { ReadWord } from '../../src/speech/reading/read-words.js';
import type { AlignedPhone } from '../../src/speech/tracker/align-phones.js';

const secondsOfWord = 0.4;

export const aPhone = (changes: Partial<AlignedPhone> = {}): AlignedPhone => ({
  phone: 'AA',
  from: 0,
  to: 10,
  score: -3,
  classScore: -2,
  ...changes,
});

/** A shown word that was said as the `index`-th, one word after another, unless `changes` say otherwise. */
export const aReadWord = (text: string, index: number, changes: Partial<ReadWord> = {}): ReadWord => {
  const from = Math.round(index * secondsOfWord * 100);
  const place = { from, to: from + secondsOfWord * 100 };
  return {
    shown: { text, index, spoken: [text], endsClause: false },
    spoken: [index],
    probability: 0.98,
    isSaid: true,
    place,
    phones: [aPhone(place)],
    ...changes,
  };
};

export const aMissedWord = (text: string, index: number, probability = 0.02): ReadWord =>
  aReadWord(text, index, { probability, isSaid: false, place: null, phones: [] });

/** A right reading of the words; the path and what it left are given by the test. */
export const aHeardReading = (words: readonly ReadWord[], changes: Partial<HeardReading> = {}): HeardReading => ({
  words,
  extra: [],
  instead: new Map(),
  tracked: {
    words: words.flatMap((word) => word.spoken.map(() => undefined)),
    isThisText: 0.99,
    path: { score: 0, words: [], otherSpeech: [] },
  } as unknown as HeardReading['tracked'],
  manner: null,
  ...changes,
});
