import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { ScorePart, WordEvidence } from '@pte/exam/scoring-result';
import { readingScale } from '../marking/content-scale.js';
import type { RatingFeatures } from '../rating/rating-features.js';
import type { RatingModel } from '../rating/rating-model.js';
import { fluencyBands, pronunciationBands, readingBands, repeatingBands } from './band-texts.js';
import type { MannerEvidence } from './manner-reasons.js';
import { readingTraits } from './reading-traits.js';

const model = JSON.parse(readFileSync(new URL('../model/rating-model.json', import.meta.url), 'utf8')) as RatingModel;
const usual = Object.fromEntries(
  Object.entries(model.features).map(([name, norm]) => [name, norm.mean]),
) as unknown as RatingFeatures;
const shown = ['the', 'lab', 'stays'].map((w, i): WordEvidence => ({ w, i, st: 'ok', s: 0.9 }));
const evidence = (features: Partial<RatingFeatures> = {}, changes: Partial<MannerEvidence> = {}): MannerEvidence => ({
  words: shown,
  sounds: [],
  fluency: { wpm: 150, sps: 4, pauses: 0, longPauses: 0, fillers: 0, repairs: 0, meanRun: 10 },
  longestPause: null,
  features: { ...usual, ...features },
  ...changes,
});
const score = (content: number, fluency = 3, pronunciation = 3, full = 5): ScorePart[] => [
  { i: 0, s: content, f: full },
  { i: 5, s: fluency, f: 5 },
  { i: 6, s: pronunciation, f: 5 },
];
const codes = (input: MannerEvidence, trait: number, scale = readingScale): string[] =>
  (readingTraits(score(3), scale, input, model)[trait]?.reasons ?? []).map(({ code }) => code);

describe('readingTraits', () => {
  it('gives each trait the text of its band', () => {
    const found = readingTraits(score(4.6, 2, 5), readingScale, evidence(), model);
    expect(found.map(({ i, band }) => [i, band])).toEqual([
      [0, readingBands[4]],
      [5, fluencyBands[2]],
      [6, pronunciationBands[5]],
    ]);
    const repeated = readingTraits(score(2, 3, 3, 3), { counts: 'order', fullPoints: 3 }, evidence(), model);
    expect(repeated[0]?.band).toEqual(repeatingBands[2]);
  });

  it('finds something good to say about a reading without a weak side, and no tip at full points', () => {
    const [content, fluency, pronunciation] = readingTraits(score(5, 5, 5), readingScale, evidence(), model);
    expect(content?.reasons).toMatchObject([{ code: 'all-words', args: { total: 3 } }]);
    expect(fluency?.reasons).toMatchObject([{ code: 'fluent' }]);
    expect(pronunciation?.reasons).toMatchObject([{ code: 'clear', args: { count: 3 } }]);
    expect([content?.tip, fluency?.tip]).toEqual([undefined, undefined]);
  });

  it('names what cost the most fluency first', () => {
    const slow = { rate: model.features.rate.low };
    const flat = { intonation: usual.intonation - 2 * model.features.intonation.deviation };
    expect(codes(evidence({ ...slow, ...flat }), 1)).toEqual(['pace', 'monotone']);
    const paused = evidence({ pausing: -0.6 }, { longestPause: { seconds: 1.24, excess: 1.24, word: 'lab' } });
    const [, fluency] = readingTraits(score(5, 2), readingScale, paused, model);
    expect(fluency?.reasons[0]).toMatchObject({ code: 'pause', args: { seconds: 1.2, word: 'lab' } });
    expect(fluency?.tip?.en).toContain('punctuation');
  });

  it('names a long pause once, whatever else cost more', () => {
    const longestPause = { seconds: 0.9, excess: 0.9, word: 'lab' };
    expect(codes(evidence({ rate: model.features.rate.low, pausing: -1 }, { longestPause }), 1)).toEqual([
      ...['pause', 'pace'],
    ]);
  });

  it('names repeats and hesitations', () => {
    const fluency = { ...evidence().fluency, repairs: 1, fillers: 2 };
    expect(codes(evidence({}, { fluency }), 1)).toEqual(['repeated', 'fillers']);
  });

  it('names unclear words and weak sounds, the weakest first', () => {
    const words: WordEvidence[] = [
      { w: 'lab', i: 0, st: 'unclear', s: 0.4 },
      { w: 'thin', i: 1, st: 'unclear', s: 0.2 },
    ];
    const sounds = [{ phone: 'TH', s: 0.2, words: [{ w: 'thin', i: 1 }] }];
    const [, , pronunciation] = readingTraits(score(5), readingScale, evidence({}, { words, sounds }), model);
    expect(pronunciation?.reasons).toMatchObject([
      { code: 'unclear-words', args: { count: 2, words: 'thin, lab' } },
      { code: 'weak-sounds', args: { sounds: 'TH (thin)' } },
    ]);
  });

  it('counts what was added against a text, not against a repeated sentence', () => {
    const words: WordEvidence[] = [...shown, { w: '…', st: 'inserted' }, { w: 'last', i: 3, st: 'omitted' }];
    expect(codes(evidence({}, { words }), 0)).toEqual(['missed', 'added']);
    expect(codes(evidence({}, { words }), 0, { counts: 'order', fullPoints: 3 })).toEqual(['missed', 'in-order']);
  });
});
