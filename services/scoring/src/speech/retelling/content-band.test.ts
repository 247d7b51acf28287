import { describe, expect, it } from '@jest/globals';
import { type BandEvidence, contentBand } from './content-band.js';

const anAnswer = (changes: Partial<BandEvidence> = {}): BandEvidence => ({
  coverage: 0.9,
  isLinked: 0.9,
  stockShare: 0,
  promptShare: 0,
  acts: [{ act: 'apologise', done: 0.8 }],
  offRegister: 0,
  people: [],
  ...changes,
});

describe('Content of a retelling', () => {
  it.each([
    [0.85, 6],
    [0.84, 5],
    [0.7, 5],
    [0.55, 4],
    [0.4, 3],
    [0.25, 2],
    [0.1, 1],
    [0.09, 0],
  ])('gives for a coverage of %d %i points', (coverage, band) => {
    expect(contentBand('summary', anAnswer({ coverage }))).toEqual({ band, gates: [] });
  });

  it('keeps the last point for an answer that is linked, and for a discussion that says who', () => {
    expect(contentBand('summary', anAnswer({ isLinked: 0.1 }))).toEqual({ band: 5, gates: ['link'] });
    const people = [0.1, 0.2, 0.9].map((named, index) => ({ name: `${index}`, named }));
    expect(contentBand('summary', anAnswer({ people }))).toEqual({ band: 5, gates: ['people'] });
  });

  it('gives a template 2 points at most, and says nothing of gates that cost nothing', () => {
    expect(contentBand('summary', anAnswer({ stockShare: 0.6 }))).toEqual({ band: 2, gates: ['template'] });
    expect(contentBand('summary', anAnswer({ stockShare: 0.6, coverage: 0.2 }))).toEqual({ band: 1, gates: [] });
  });
});

describe('Content of a response to a situation', () => {
  it('needs every act for 5 points and more', () => {
    const acts = [
      { act: 'apologise', done: 0.9 },
      { act: 'suggest', done: 0.1 },
    ];
    expect(contentBand('situation', anAnswer({ acts }))).toEqual({ band: 4, gates: ['acts'] });
    expect(contentBand('situation', anAnswer())).toEqual({ band: 6, gates: [] });
  });

  it('loses a point for the wrong register, surely heard', () => {
    expect(contentBand('situation', anAnswer({ offRegister: 0.9 }))).toEqual({ band: 5, gates: ['register'] });
    expect(contentBand('situation', anAnswer({ offRegister: 0.6 })).band).toBe(6);
  });

  it('is nothing when the situation is read back', () => {
    expect(contentBand('situation', anAnswer({ promptShare: 0.8 }))).toEqual({ band: 0, gates: ['prompt'] });
  });
});
