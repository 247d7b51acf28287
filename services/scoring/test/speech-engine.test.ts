import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ScorePart } from '@pte/exam/scoring-result';
import { spokenTraits } from '@pte/exam/speaking/spoken-traits';
import { home } from '@pte/local/folders';
import { type SpeechResult, scoreSpeech } from '../src/speech/score-speech.js';
import { loadSpeechResources, type SpeechResources } from '../src/speech/speech-resources.js';
import { converted, joined, spoken, synthetic } from './builders/spoken-audio.js';

const text =
  'Night trains are coming back to Europe, because many travellers would rather sleep on rails than queue at an airport.';
const otherText =
  'The museum replaced its lamps last year, since the old bulbs were slowly fading the paintings in the largest hall.';

let resources: SpeechResources;
let folder = '';
let recording = '';

beforeAll(async () => {
  resources = await loadSpeechResources({
    kind: 'adapted',
    sourceFolder: '/usr/share/pocketsphinx/model/en-us',
    preparedFolder: join(home(), 'speech-model'),
  });
  folder = await mkdtemp(join(tmpdir(), 'pte-test-'));
  recording = await spoken(folder, 'right', text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Scored = Omit<SpeechResult, 'score'> & { readonly score: readonly ScorePart[] };

async function score(file: string, material = text): Promise<Scored> {
  const work = await mkdtemp(join(folder, 'work-'));
  const task = { kind: 'reading', text: material, readings: {}, content: 'errors' } as const;
  const request = { recording: file, task, traits: spokenTraits(5), longestSeconds: 42, folder: work };
  const result = await scoreSpeech(resources, request);
  return { ...result, score: result.score as readonly ScorePart[] };
}
const points = ({ score: parts }: Scored): number[] => parts.map(({ s }) => s);
const file = (name: string): string => join(folder, name);

describe('a fluent reading', () => {
  it('gets full content, every word right and in its place', async () => {
    const { score: parts, analysis } = await score(recording);
    expect(parts).toEqual([
      { i: 0, s: 5, f: 5 },
      { i: 5, s: 5, f: 5 },
      { i: 6, s: expect.any(Number), f: 5 },
    ]);
    expect(parts[2]?.s).toBeGreaterThanOrEqual(4);
    expect(analysis).toMatchObject({ v: 1, status: 'done', zero: null, engine: expect.stringContaining('adapted') });
    expect(analysis.words?.map(({ w, i, st }) => [w, i, st])).toEqual(
      text.split(' ').map((word, index) => [word.replace(/[,.]/, ''), index, 'ok']),
    );
    const times = analysis.words?.flatMap(({ t = [0, 0] }) => [t[0], t[1]]) ?? [];
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('gets the same result each time', async () => {
    expect(await score(recording)).toEqual(await score(recording));
  });

  it.each(['webm', 'ogg', 'mp3', 'm4a', 'flac'])('is scored alike as %s', async (ending) => {
    const [content, fluency, pronunciation = 0] = points(
      await score(await converted(recording, file(`right.${ending}`))),
    );
    expect([content, fluency]).toEqual([5, 5]);
    expect(pronunciation).toBeGreaterThanOrEqual(4);
  });

  it('is scored alike by another speaker, at another volume, in some noise', async () => {
    const speaker = await spoken(folder, 'speaker', text, 'rms');
    const quiet = await converted(recording, file('quiet.wav'), '-af', 'volume=0.1');
    const noisy = file('noisy.wav');
    const mix = '[1]volume=0.02[n];[0][n]amix=inputs=2:duration=first:normalize=0';
    await converted(recording, noisy, '-f', 'lavfi', '-i', 'anoisesrc=seed=1', '-filter_complex', mix);
    for (const heard of [speaker, quiet, noisy]) {
      expect(points(await score(heard)).reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(13);
    }
  });
});

describe('a reading of another text', () => {
  it('gets nothing, and says why in both languages', async () => {
    const { score: parts, analysis } = await score(recording, otherText);
    expect(parts.map(({ s }) => s)).toEqual([0, 0, 0]);
    expect(analysis).toMatchObject({ zero: 'content', notes: [{ code: 'content' }] });
    expect(analysis.notes?.[0]?.zh).toMatch(/文本/);
  });

  it('gets nothing when it is played backwards', async () => {
    const backwards = await converted(recording, file('backwards.wav'), '-af', 'areverse');
    expect(points(await score(backwards))).toEqual([0, 0, 0]);
  });
});

describe('slips', () => {
  it('cost content: words left out, by their number', async () => {
    const half = await spoken(folder, 'half', 'Night trains are coming back to Europe, because many travellers');
    const result = await score(half);
    expect(points(result)[0]).toBeGreaterThan(2);
    expect(points(result)[0]).toBeLessThan(3.2);
    const states = result.analysis.words?.map(({ st }) => st) ?? [];
    expect(states.slice(0, 10).every((state) => state === 'ok')).toBe(true);
    // A word as short as `an` may be found in the last sound of the reading.
    expect(states.slice(10).filter((state) => state === 'omitted').length).toBeGreaterThanOrEqual(9);
  });

  it('cost content: a word read as another', async () => {
    const slip = await spoken(folder, 'slip', text.replace('sleep', 'bathe'));
    const { score: parts, analysis } = await score(slip);
    expect(parts[0]?.s).toBeLessThan(5);
    expect(analysis.words?.filter(({ st }) => st !== 'ok')).toMatchObject([{ w: 'sleep', i: 12, st: 'replaced' }]);
    expect(analysis.traits?.[0]?.reasons[0]).toMatchObject({ code: 'missed', args: { count: 1, words: 'sleep' } });
  });

  it('cost fluency: a long pause inside a phrase, which is shown', async () => {
    const parts = ['Night trains are coming back', text.slice('Night trains are coming back '.length)];
    const spokenParts = await Promise.all(parts.map((part, index) => spoken(folder, `part${index}`, part)));
    const { score: scores, analysis } = await score(await joined(folder, 'paused', spokenParts, 1.5));
    expect(scores[1]?.s).toBeLessThan(5);
    expect(analysis.pauseMarks?.[0]).toMatchObject({ after: 4 });
    expect(analysis.pauseMarks?.[0]?.seconds).toBeGreaterThan(1.4);
    expect(analysis.traits?.[1]?.reasons).toContainEqual(
      expect.objectContaining({ code: 'pause', args: { seconds: expect.any(Number), word: 'back' } }),
    );
  });

  it('are noticed: a repeated phrase', async () => {
    const repeated = await spoken(folder, 'repeated', text.replace('because', 'coming back to Europe because'));
    const { analysis } = await score(repeated);
    expect(analysis.words?.map(({ st }) => st)).toContain('repeated');
    expect(analysis.fluency?.repairs).toBeGreaterThan(0);
  });
});

describe('what is no reading', () => {
  it.each([
    ['silence', 'anullsrc=r=16000:cl=mono', 5],
    ['noise', 'anoisesrc=seed=2:amplitude=0.1', 5],
    ['a hum', 'sine=frequency=120', 5],
  ])('gets 0 without an error: %s', async (name, source, seconds) => {
    const result = await score(await synthetic(file(`${name}.wav`), source, seconds));
    expect(points(result)).toEqual([0, 0, 0]);
    expect(result.analysis).toMatchObject({ status: 'done', zero: 'silence', notes: [{ code: 'silence' }] });
  });

  it('gets 0: less than a second', async () => {
    const short = await converted(recording, file('short.wav'), '-t', '0.7');
    expect((await score(short)).analysis).toMatchObject({ zero: 'silence', notes: [{ code: 'short' }] });
  });

  it.each([
    ['a text file named .mp3', 'lies.mp3', 'This is no sound.'],
    ['an empty file', 'empty.webm', ''],
    ['a playlist that names another file', 'list.m3u8', '#EXTM3U\n#EXTINF:5,\n/etc/hostname\n'],
    ['a concatenation script', 'script.mp3', "ffconcat version 1.0\nfile '/etc/hostname'\n"],
  ])('is refused: %s', async (_, name, content) => {
    await writeFile(file(name), content);
    await expect(score(file(name))).rejects.toMatchObject({ code: 'AUDIO_UNREADABLE' });
  });

  it('is refused: a text without a word to read', async () => {
    await expect(score(recording, '—— 你好 ——')).rejects.toMatchObject({ code: 'TEXT_UNREADABLE' });
  });
});

describe('unusual texts', () => {
  it('are read as a reader would: numbers, signs, unknown words, given readings', async () => {
    const said = 'In nineteen ninety five the tomatillo made up forty five percent of what Doctor Quiggle sold';
    const shown = 'In 1995, the tomatillo made up 45% of what Dr. Quiggle sold —';
    const { analysis, score: parts } = await score(await spoken(folder, 'numbers', said), shown);
    expect(parts[0]?.s).toBeGreaterThanOrEqual(4.5);
    expect(analysis.words?.map(({ w }) => w)).toEqual([
      'In',
      '1995',
      'the',
      'tomatillo',
      'made',
      'up',
      '45%',
      'of',
      'what',
      'Dr',
      'Quiggle',
      'sold',
    ]);
  });
});
