import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RetellingTask, ShortAnswerTask } from '@pte/exam/judging';
import type { Analysis, Score, ScorePart } from '@pte/exam/scoring-result';
import { spokenTraits } from '@pte/exam/speaking/spoken-traits';
import { unnamedPart } from '@pte/exam/traits';
import { home } from '@pte/local/folders';
import { type SpeechTask, scoreSpeech } from '../src/speech/score-speech.js';
import { loadSpeechResources, type SpeechResources } from '../src/speech/speech-resources.js';
import { converted, type Speaker, spoken, synthetic } from './builders/spoken-audio.js';

const sample =
  'The lecture explains why the sea is salty although rivers taste fresh. Rain dissolves minerals from rocks and rivers carry them to the coast. A second source is hot water from the ocean floor. When the sun evaporates water the salt stays behind. In conclusion there is a balance between what enters and what leaves.';
const half =
  'The lecture explains why the sea is salty. Rain dissolves minerals from rocks and rivers carry them to the coast.';
const unrelated =
  'My favourite holiday was in a small village, where we played football every morning with the children of our neighbours and ate fruit in the garden. I hope to visit them again next year.';
const lecture: RetellingTask = {
  kind: 'retelling',
  content: 'summary',
  points: [
    { id: 'p1', text: 'topic', w: 2, any: ['salty', 'salt water'] },
    { id: 'p2', text: 'minerals from rocks', w: 2, any: ['rivers', 'rocks'] },
    { id: 'p3', text: 'ocean floor', w: 2, any: ['ocean floor', 'hot water'] },
    { id: 'p4', text: 'evaporation', w: 2, any: ['evaporat', 'stays behind'] },
    { id: 'p5', text: 'balance', w: 2, any: ['balance', 'shells'] },
  ],
  source: sample,
  samples: [sample],
  acts: [],
  people: [],
};
const material =
  'You spilled coffee on a library book and some of its pages are now hard to read. You are returning the book at the desk today.';
const situation: RetellingTask = {
  ...lecture,
  content: 'situation',
  points: [
    { id: 'p1', text: 'apologises', w: 2, any: ['sorry', 'apologi'] },
    { id: 'p2', text: 'explains', w: 2, any: ['coffee', 'spill', 'knocked'] },
    { id: 'p3', text: 'damage', w: 1, any: ['pages', 'stain'] },
    { id: 'p4', text: 'offers', w: 3, any: ['pay', 'replace', 'new copy'] },
  ],
  source: material,
  samples: [],
  acts: ['apologise', 'suggest'],
};
const response =
  'Hello, I am very sorry, I have to apologise. I knocked over a cup of coffee at home and about five pages have a stain. It was my fault, so I am happy to pay for it. I could also replace it with a new copy.';

let resources: SpeechResources;
let folder = '';
let count = 0;

beforeAll(async () => {
  resources = await loadSpeechResources({
    kind: 'adapted',
    sourceFolder: '/usr/share/pocketsphinx/model/en-us',
    preparedFolder: join(home(), 'speech-model'),
  });
  folder = await mkdtemp(join(tmpdir(), 'pte-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function scoreFile(recording: string, task: SpeechTask): Promise<{ score: Score; analysis: Analysis }> {
  const work = await mkdtemp(join(folder, 'work-'));
  const traits = task.kind === 'short-answer' ? unnamedPart(1) : spokenTraits(6);
  return scoreSpeech(resources, { recording, task, traits, longestSeconds: 42, folder: work });
}
async function say(text: string, task: SpeechTask, speaker: Speaker = 'slt') {
  count += 1;
  return scoreFile(await spoken(folder, `said-${count}`, text, speaker), task);
}
const silence = () => synthetic(join(folder, `silence-${++count}.wav`), 'anullsrc=r=16000:cl=mono', 5);
const points = (score: Score): number[] => (score as readonly ScorePart[]).map(({ s }) => s);

describe('a lecture retold', () => {
  it('is scored by what was said of it', async () => {
    const good = await say(sample, lecture);
    const part = await say(half, lecture, 'rms');
    const other = await say(unrelated, lecture);
    expect(points(good.score)[0]).toBeGreaterThanOrEqual(5);
    expect(points(part.score)[0]).toBeLessThan(points(good.score)[0] ?? 0);
    expect(points(part.score)[0]).toBeGreaterThan(0);
    expect(points(other.score)).toEqual([0, 0, 0]);
    expect(other.analysis).toMatchObject({ zero: 'content', notes: [{ code: 'unrelated' }, { code: 'estimate' }] });
  });

  it('shows where each point was heard, why each trait has its points, and that it is an estimate', async () => {
    const { analysis, score } = await say(sample, lecture);
    expect(points(score)[1]).toBeGreaterThanOrEqual(3);
    expect(analysis.points?.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
    const begins = analysis.points?.flatMap(({ where }) => (where ? [where[0]] : [])) ?? [];
    expect(begins).toEqual(begins.toSorted((a, b) => a - b));
    expect(analysis.traits?.map(({ i }) => i)).toEqual([0, 5, 6]);
    expect(analysis.confidence).toBeLessThan(0.5);
    expect(analysis.notes?.map(({ code }) => code)).toContain('estimate');
  });

  it('is 0 for silence, and for what is no speech', async () => {
    const hum = await synthetic(join(folder, 'hum.wav'), 'sine=frequency=200', 5);
    for (const recording of [await silence(), hum]) {
      const { score, analysis } = await scoreFile(recording, lecture);
      expect(points(score)).toEqual([0, 0, 0]);
      expect(analysis).toMatchObject({ zero: 'silence', notes: [{ code: 'silence' }] });
    }
  });

  it('loses fluency, not content, for long pauses', async () => {
    const fluent = await spoken(folder, 'fluent', sample);
    // A second of silence after every two seconds of speech.
    const pieces = Array.from({ length: 12 }, (_, index) => `atrim=${index * 2}:${index * 2 + 2},apad=pad_dur=1.2`);
    const split = `[0]asplit=12${pieces.map((_, index) => `[s${index}]`).join('')}`;
    const cut = pieces.map((piece, index) => `[s${index}]${piece}[c${index}]`).join(';');
    const filter = `${split};${cut};${pieces.map((_, index) => `[c${index}]`).join('')}concat=n=12:v=0:a=1`;
    const halting = await converted(fluent, join(folder, 'halting.wav'), '-filter_complex', filter);
    const [before, after] = [await scoreFile(fluent, lecture), await scoreFile(halting, lecture)];
    expect(points(after.score)[1]).toBeLessThan(points(before.score)[1] ?? 0);
    expect(points(after.score)[0]).toBeGreaterThanOrEqual(4);
    expect(after.analysis.fluency?.longPauses).toBeGreaterThanOrEqual(5);
  });
});

describe('a response to a situation', () => {
  it('is scored by what it does, and is nothing when it reads the situation back', async () => {
    const good = await say(response, situation);
    const back = await say(material, situation);
    expect(points(good.score)[0]).toBeGreaterThanOrEqual(4);
    expect(points(back.score)).toEqual([0, 0, 0]);
    expect(back.analysis.notes?.[0]).toMatchObject({ code: 'prompt' });
  });
});

describe('a short answer', () => {
  const task: ShortAnswerTask = {
    kind: 'short-answer',
    question: 'What do we call the person who flies an aeroplane?',
    accept: ['pilot', 'a pilot', 'the pilot'],
  };

  it.each<[string, number, Speaker]>([
    ['pilot', 1, 'rms'],
    ['It is a pilot.', 1, 'slt'],
    ['library', 0, 'rms'],
    ['February', 0, 'slt'],
    ['I do not know the answer to this question.', 0, 'slt'],
  ])('is right or wrong: %s -> %i', async (text, expected, speaker) => {
    const bare = await spoken(folder, `short-${++count}`, text, speaker);
    const recording = await converted(bare, join(folder, `padded-${count}.wav`), '-af', 'adelay=400,apad=pad_dur=0.6');
    const { score, analysis } = await scoreFile(recording, task);
    expect(score).toEqual({ s: expected, f: 1 });
    expect(analysis.notes?.[0]?.code).toBe(expected ? 'right' : 'other');
  });

  it('is 0 for silence', async () => {
    const { score, analysis } = await scoreFile(await silence(), task);
    expect(score).toEqual({ s: 0, f: 1 });
    expect(analysis).toMatchObject({ zero: 'silence' });
  });
});
