import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { aPhone } from '../../../test/builders/heard-reading.js';
import { likelihoodRatio, type SpottingModel, spotFeatures } from './spotting-model.js';

const model = JSON.parse(
  readFileSync(new URL('../model/spotting-model.json', import.meta.url), 'utf8'),
) as SpottingModel;
const phones = Array.from({ length: 6 }, (_, index) => aPhone({ from: index * 8, to: index * 8 + 8, score: -2 }));
const ratio = (gain: number, score = -2) =>
  likelihoodRatio(model, { gain, words: 1, phones: phones.map((phone) => ({ ...phone, score })) });

describe('how surely a phrase was said', () => {
  it('knows every feature of the model', () => {
    expect(Object.keys(spotFeatures({ gain: 10, words: 1, phones })).toSorted()).toEqual(
      [...model.features].toSorted(),
    );
  });

  it('grows with the gain, and is below even for what fits nowhere', () => {
    expect(ratio(60)).toBeGreaterThan(1);
    expect(ratio(-40, -11)).toBeLessThan(1);
    expect(ratio(60)).toBeGreaterThan(ratio(20));
    expect(ratio(20)).toBeGreaterThan(ratio(-20));
  });

  it('is never a proof', () => {
    expect(ratio(1e6)).toBeLessThanOrEqual(60);
    expect(ratio(-1e6)).toBeGreaterThanOrEqual(0.05);
  });
});
