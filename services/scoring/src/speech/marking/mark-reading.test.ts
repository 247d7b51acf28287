import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { aHeardReading, aMissedWord, aPhone, aReadWord } from '../../../test/builders/heard-reading.js';
import type { SoundCheck } from '../audio/sound-check.js';
import type { RatingFeatures } from '../rating/rating-features.js';
import type { RatingModel } from '../rating/rating-model.js';
import type { ReadingManner } from '../reading/reading-manner.js';
import { markReading } from './mark-reading.js';

const model = JSON.parse(readFileSync(new URL('../model/rating-model.json', import.meta.url), 'utf8')) as RatingModel;
const sound: SoundCheck = {
  seconds: 4,
  isSilent: false,
  isShort: false,
  isClipped: false,
  isNoisy: false,
  isTooNoisy: false,
  gate: 1,
};
const usual = Object.fromEntries(
  Object.entries(model.features).map(([name, norm]) => [name, norm.mean]),
) as unknown as RatingFeatures;
const words = ['the', 'lab', 'stays', 'open', 'today'].map((text, index) => aReadWord(text, index));
const forced = {
  score: 0,
  words: words.map((_, word) => ({ word, from: word * 40, to: word * 40 + 40, phones: [aPhone()] })),
};
const aManner = (changes: Partial<RatingFeatures> = {}): ReadingManner => ({
  forced,
  measured: { forced, spoken: [], strictScore: 0, foundShare: 1, pauses: [], pitch: new Float64Array() },
  pauses: [],
  features: { ...usual, ...changes },
});
const scores = (heard: Parameters<typeof markReading>[0], check = sound) =>
  markReading(heard, check, model).score.map(({ s }) => s);

describe('markReading', () => {
  it('gives Content, Oral fluency and Pronunciation of 5, in this order', () => {
    const { score, evidence } = markReading(aHeardReading(words, { manner: aManner() }), sound, model);
    expect(score.map(({ i, f }) => [i, f])).toEqual([
      [0, 5],
      [5, 5],
      [6, 5],
    ]);
    expect(score[0]?.s).toBe(5);
    expect(evidence.zero).toBeNull();
  });

  it('gives an average reading the middle bands', () => {
    expect(scores(aHeardReading(words, { manner: aManner() }))).toEqual([5, 3, 3]);
  });

  it.each([
    [{ pausing: -0.9 }, 'fluency', 1],
    [{ rate: 3 }, 'fluency', 1],
    [{ phones: -1 }, 'pronunciation', 2],
  ] as const)('takes marks off for %j in %s', (change, _trait, index) => {
    const before = scores(aHeardReading(words, { manner: aManner() }))[index] ?? 0;
    expect(scores(aHeardReading(words, { manner: aManner(change) }))[index]).toBeLessThan(before);
  });

  it('never lets a pause cost pronunciation', () => {
    const paused = aManner({ pausing: -0.7, pauseShare: 0.4, longPauses: 0.5 });
    expect(scores(aHeardReading(words, { manner: paused }))[2]).toBe(3);
  });

  it('makes every trait 0 when the content is 0, and says so in both languages', () => {
    const missed = words.map(({ shown }) => aMissedWord(shown.text, shown.index));
    const tracked = {
      ...aHeardReading(words).tracked,
      path: { score: 0, words: [], otherSpeech: [{ before: 0, from: 0, to: 200 }] },
    };
    const { score, evidence } = markReading(aHeardReading(missed, { tracked, manner: aManner() }), sound, model);
    expect(score.map(({ s }) => s)).toEqual([0, 0, 0]);
    expect(evidence).toMatchObject({ zero: 'content', notes: [{ code: 'content' }] });
  });

  it.each([
    [false, 'silence'],
    [true, 'short'],
  ])('gives nothing for silence, whatever words the tracker thinks to hear in it (short: %s)', (isShort, code) => {
    const nothing = { ...sound, isSilent: true, isShort };
    const { score, evidence } = markReading(aHeardReading(words, { manner: aManner() }), nothing, model);
    expect(score.map(({ s }) => s)).toEqual([0, 0, 0]);
    expect(evidence).toMatchObject({ zero: 'silence', notes: [{ code }] });
  });

  it('takes fewer than three spoken words for silence', () => {
    const missed = words.slice(2).map(({ shown }) => aMissedWord(shown.text, shown.index));
    const heard = aHeardReading([...words.slice(0, 2), ...missed], { manner: aManner() });
    expect(markReading(heard, sound, model)).toMatchObject({
      score: [{ s: 0 }, { s: 0 }, { s: 0 }],
      evidence: { zero: 'silence' },
    });
  });

  it('is less sure in noise and tells', () => {
    const quiet = markReading(aHeardReading(words, { manner: aManner() }), sound, model).evidence;
    const noisy = markReading(aHeardReading(words, { manner: aManner() }), { ...sound, isNoisy: true }, model).evidence;
    expect(noisy.confidence).toBeLessThan(quiet.confidence ?? 0);
    expect(noisy.notes?.map(({ code }) => code)).toContain('noisy');
  });

  it('gives nothing for a steady sound', () => {
    expect(scores(aHeardReading(words, { manner: aManner() }), { ...sound, gate: 0 })).toEqual([5, 0, 0]);
  });

  it('lowers fluency and pronunciation of who read a fifth of the text', () => {
    const missed = words.slice(1).map(({ shown }) => aMissedWord(shown.text, shown.index));
    const tracked = {
      ...aHeardReading(words).tracked,
      path: { score: 0, words: [], otherSpeech: [{ before: 1, from: 40, to: 200 }] },
    };
    expect(scores(aHeardReading([aReadWord('the', 0), ...missed], { tracked, manner: aManner() }))).toEqual([1, 0, 0]);
  });
});
