import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { RetellingTask } from '@pte/exam/judging';
import type { ScorePart } from '@pte/exam/scoring-result';
import { spokenTraits } from '@pte/exam/speaking/spoken-traits';
import { aPhone } from '../../../test/builders/heard-reading.js';
import { aSpeechFlow } from '../../../test/builders/heard-speech.js';
import type { SoundCheck } from '../audio/sound-check.js';
import type { MannerModel } from '../manner/manner-model.js';
import type { RatingModel } from '../rating/rating-model.js';
import type { HeardRetelling } from './hear-retelling.js';
import { markRetelling } from './mark-retelling.js';

const constants = <Model>(name: string): Model =>
  JSON.parse(readFileSync(new URL(`../model/${name}.json`, import.meta.url), 'utf8')) as Model;
const rating = constants<RatingModel>('rating-model');
const manner = constants<MannerModel>('manner-model');
const sound: SoundCheck = {
  ...{ seconds: 30, isSilent: false, isShort: false, isClipped: false },
  ...{ isNoisy: false, isTooNoisy: false, gate: 1 },
};
const task: RetellingTask = {
  ...{ kind: 'retelling', content: 'summary', source: '', samples: [], acts: [], people: [] },
  points: [{ id: 'p1', text: 'salt', w: 1, any: ['salt'] }],
};
const usualPhones = Array.from({ length: 20 }, () => aPhone({ score: rating.phones['AA']?.mean ?? 0 }));
const anAnswer = (coverage: number, changes: Partial<HeardRetelling> = {}): HeardRetelling => ({
  flow: aSpeechFlow(200),
  phones: usualPhones,
  found: { coverage, points: [{ id: 'p1', hit: coverage, place: { from: 100, to: 140 } }] },
  ...{ isLinked: 1, stockShare: 0, promptShare: 0, acts: [], offRegister: 0, people: [] },
  ...changes,
});
const mark = (heard: HeardRetelling, changes: { task?: RetellingTask; sound?: SoundCheck } = {}) => {
  const judged = markRetelling(heard, { task, traits: spokenTraits(6), sound, rating, manner, ...changes });
  return { ...judged, points: (judged.score as readonly ScorePart[]).map(({ s }) => s) };
};

describe('free speech', () => {
  it('has Content of 6 by its coverage, fluency and pronunciation of 5', () => {
    const { score, evidence } = mark(anAnswer(0.9));
    expect(score).toMatchObject([
      { i: 0, s: 6, f: 6 },
      { i: 5, f: 5 },
      { i: 6, f: 5 },
    ]);
    expect(evidence.zero).toBeNull();
    expect(evidence.traits?.[0]?.band.en).toContain('Nearly all points');
  });

  it('shows where a point was heard, not where one was perhaps not made', () => {
    expect(mark(anAnswer(0.9)).evidence.points).toEqual([{ id: 'p1', hit: 0.9, where: [1, 1.4] }]);
    expect(mark(anAnswer(0.3)).evidence.points).toEqual([{ id: 'p1', hit: 0.3 }]);
  });

  it('is an estimate and says so', () => {
    const { evidence } = mark(anAnswer(0.99));
    expect(evidence.confidence).toBeLessThan(0.5);
    expect(evidence.notes?.map(({ code }) => code)).toEqual(['estimate']);
  });

  it('is 0 in every trait when it is unrelated, and when hardly a word is spoken', () => {
    const unrelated = mark(anAnswer(0.05));
    expect(unrelated).toMatchObject({ points: [0, 0, 0], evidence: { zero: 'content' } });
    expect(unrelated.caps).toBeUndefined();
    expect(mark(anAnswer(0.9, { flow: aSpeechFlow(8) }))).toMatchObject({
      points: [0, 0, 0],
      evidence: { zero: 'silence' },
    });
  });

  it('is capped for whoever else judges it when it is a template or the prompt', () => {
    expect(mark(anAnswer(0.9, { stockShare: 0.7 }))).toMatchObject({
      points: [2, ...[expect.any(Number), expect.any(Number)]],
      caps: { 0: 2 },
    });
    const back = mark(anAnswer(0.9, { promptShare: 0.9 }), { task: { ...task, content: 'situation' } });
    expect(back).toMatchObject({ points: [0, 0, 0], caps: { 0: 0 } });
    expect(back.evidence.notes?.[0]?.code).toBe('prompt');
  });

  it('names the acts that may be missing in both languages', () => {
    const acts = [{ act: 'apologise', done: 0.1 }];
    const { evidence, points } = mark(anAnswer(0.9, { acts }), { task: { ...task, content: 'situation' } });
    expect(points[0]).toBe(4);
    expect(evidence.traits?.[0]?.reasons[0]).toMatchObject({
      code: 'acts',
      en: expect.stringContaining('apologise'),
      zh: expect.stringContaining('道歉'),
    });
    expect(evidence.traits?.[0]?.tip?.zh).toBeTruthy();
  });

  it('loses fluency, not pronunciation, for pauses', () => {
    const pauses = Array.from({ length: 8 }, (_, index) => ({ from: index * 300, to: index * 300 + 150 }));
    const [fluent, halting] = [mark(anAnswer(0.9)), mark(anAnswer(0.9, { flow: aSpeechFlow(200, pauses) }))];
    expect(halting.points[1]).toBeLessThan(fluent.points[1] ?? 0);
    expect(halting.points[2]).toBe(fluent.points[2]);
    expect(halting.evidence.traits?.[1]?.reasons[0]?.code).toBe('breaks');
  });

  it('loses pronunciation for sounds that fit badly, and when hardly a word was recognised', () => {
    const usual = mark(anAnswer(0.9)).points[2] ?? 0;
    const poor = usualPhones.map((phone) => ({ ...phone, score: phone.score - 6, classScore: -10 }));
    expect(mark(anAnswer(0.9, { phones: poor })).points[2]).toBeLessThan(usual);
    expect(mark(anAnswer(0.9, { phones: [] })).points[2]).toBeLessThan(usual);
  });

  it('is surer of many clear points than of doubtful ones, and less sure in noise', () => {
    const confidence = (heard: HeardRetelling, check = sound) => mark(heard, { sound: check }).evidence.confidence ?? 0;
    expect(confidence(anAnswer(0.95))).toBeGreaterThan(confidence(anAnswer(0.5)));
    expect(confidence(anAnswer(0.95), { ...sound, isNoisy: true })).toBeLessThan(confidence(anAnswer(0.95)));
  });
});
