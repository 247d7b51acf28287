import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { WordState } from '@pte/exam/scoring-result';
import { spokenTraits } from '@pte/exam/speaking/spoken-traits';
import { home, root } from '@pte/local/folders';
import { sharedDirectory } from '@pte/testing/shared-directory';
import { hearFile } from '../src/cli/hear-file.js';
import { readTable } from '../src/cli/table-file.js';
import { decodeRecording } from '../src/speech/audio/decode-recording.js';
import { readSound } from '../src/speech/audio/sound.js';
import { markReading } from '../src/speech/marking/mark-reading.js';
import { rateReading } from '../src/speech/marking/trait-ratings.js';
import { ScoringProcessPool } from '../src/speech/process/scoring-process-pool.js';
import { loadSpeechResources, type SpeechResources } from '../src/speech/speech-resources.js';
import { mean } from '../src/speech/statistics.js';
import {
  backwards,
  repeating,
  silenceOf,
  withNoise,
  withoutStretch,
  withPause,
  writeWave,
} from './builders/altered-sound.js';
import { converted } from './builders/spoken-audio.js';

// How traits move when a learner's recording is changed. Expected: ratings-recipe.md, "How it behaves". Means over the readers, since
// a single reading of eight words moves by chance.

const shared = sharedDirectory();
if (!shared) console.warn('No folder of shared recordings: how scores of learners move is not checked.');
const withShared = shared ? it : it.skip;
const data = join(shared ?? '', 'data/speech-rated');
const source = {
  kind: 'adapted',
  sourceFolder: '/usr/share/pocketsphinx/model/en-us',
  preparedFolder: join(home(), 'speech-model'),
} as const;

/** Good readers, so that every change can do harm. */
const few = ['010290152', '020890003', '024020176'];
const more = ['004820041', '008130061', '010120166', '010330035', '020220023', '021700062', '022080124', '022420073'];
const ids = process.env['PTE_TEST_LONG'] ? [...few, ...more] : few;
const otherText = 'MY SISTER BOUGHT SEVEN YELLOW UMBRELLAS YESTERDAY';

interface Heard {
  readonly content: number;
  readonly fluency: number;
  readonly pronunciation: number;
  readonly points: readonly number[];
  readonly states: readonly WordState[];
  readonly ends: readonly number[];
}

interface Reader {
  readonly text: string;
  readonly samples: Int16Array;
  readonly heard: Heard;
}

let resources: SpeechResources;
let folder = '';
let readers: Reader[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pte-test-'));
  if (!shared) return;
  resources = await loadSpeechResources(source);
  const rows = (await readTable(join(data, 'manifest.tsv'))).filter((row) => ids.includes(row['id'] ?? ''));
  for (const { text = '', file = '' } of rows) {
    const target = join(folder, 'sound.raw');
    await decodeRecording({ recording: join(data, file), target, longestSeconds: 60, timeLimitSeconds: 30 });
    const samples = await readSound(target);
    readers = [...readers, { text, samples, heard: await hear(samples, text) }];
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function hear(samples: Int16Array, text: string, filter?: string): Promise<Heard> {
  const plain = await writeWave(join(folder, 'plain.wav'), samples);
  const file = filter ? await converted(plain, join(folder, 'filtered.wav'), '-af', filter) : plain;
  const { heard, sound } = await hearFile(resources, file, text);
  const ratingOf = rateReading(heard, sound, resources.rating);
  const { score, evidence } = markReading(heard, sound, resources.rating);
  const points = score.map(({ s }) => s);
  return {
    content: points[0] ?? 0,
    fluency: ratingOf('fluency'),
    pronunciation: ratingOf('pronunciation'),
    points,
    states: (evidence.words ?? []).map(({ st }) => st),
    ends: (evidence.words ?? []).flatMap(({ i, t }) => (i === undefined || !t ? [] : [t[1]])),
  };
}

const traits = ['content', 'fluency', 'pronunciation'] as const;

/** Mean change of Content (of 5) and of the ratings (of 10). */
async function changes(change: (reader: Reader) => Promise<Heard>): Promise<Record<(typeof traits)[number], number>> {
  const after: Heard[] = [];
  for (const reader of readers) after.push(await change(reader));
  const by = traits.map((trait) => [
    trait,
    mean(after.map((heard, index) => heard[trait] - (readers[index]?.heard[trait] ?? 0))),
  ]);
  return Object.fromEntries(by);
}

/** Where the word ends that stands at this share of the reading, in seconds. */
const endNear = ({ heard: { ends } }: Reader, share: number): number => ends[Math.floor(ends.length * share)] ?? 0;

withShared('noise moves no trait by much', async () => {
  for (const decibels of [20, 10]) {
    const by = await changes(({ samples, text }) => hear(withNoise(samples, decibels), text));
    for (const trait of traits) expect(Math.abs(by[trait])).toBeLessThan(decibels === 20 ? 0.7 : 1.2);
  }
});

withShared('tempo moves fluency, and never content', async () => {
  const slower = await changes(({ samples, text }) => hear(samples, text, 'atempo=0.8'));
  const faster = await changes(({ samples, text }) => hear(samples, text, 'atempo=1.2'));
  expect(slower.fluency).toBeLessThan(-0.1);
  expect(faster.fluency).toBeGreaterThan(slower.fluency);
  for (const by of [slower, faster]) expect(Math.abs(by.content)).toBeLessThan(0.25);
});

withShared('pauses cost fluency, the more the longer, and neither content nor pronunciation', async () => {
  const short = await changes((reader) => hear(withPause(reader.samples, endNear(reader, 0.4), 0.6), reader.text));
  const long = await changes((reader) => {
    const once = withPause(reader.samples, endNear(reader, 0.6), 1);
    return hear(withPause(once, endNear(reader, 0.3), 1), reader.text);
  });
  expect(short.fluency).toBeLessThan(-0.5);
  expect(long.fluency).toBeLessThan(short.fluency - 0.5);
  for (const by of [short, long]) {
    expect(Math.abs(by.content)).toBeLessThan(0.35);
    expect(Math.abs(by.pronunciation)).toBeLessThan(0.5);
  }
});

withShared('a reading that is broken off loses content by the words that are missing', async () => {
  const until = (share: number) => (reader: Reader) =>
    hear(withoutStretch(reader.samples, endNear(reader, share), 60), reader.text);
  const [most, half] = [await changes(until(0.75)), await changes(until(0.45))];
  expect(most.content).toBeLessThan(-0.4);
  expect(half.content).toBeLessThan(most.content - 0.8);
  for (const by of [most, half]) expect(by.fluency).toBeLessThan(0.6);
});

withShared('repeated words are heard as such and cost content of a reading', async () => {
  const extra: WordState[] = [];
  const by = await changes(async (reader) => {
    const heard = await hear(repeating(reader.samples, endNear(reader, 0.2), endNear(reader, 0.6)), reader.text);
    extra.push(...heard.states.filter((state) => state === 'repeated' || state === 'inserted'));
    return heard;
  });
  expect(extra.length).toBeGreaterThanOrEqual(readers.length / 2);
  expect(by.content).toBeLessThan(0);
});

withShared('another text and silence get nothing, speech played backwards little', async () => {
  const reversed: Heard[] = [];
  for (const { samples, text } of readers) {
    const other = await hear(samples, otherText);
    expect(other.content).toBeLessThanOrEqual(1);
    expect(Math.max(other.fluency, other.pronunciation)).toBeLessThan(1.5);
    const silent = await hear(silenceOf(samples), text);
    expect([silent.points, silent.fluency]).toEqual([[0, 0, 0], 0]);
    reversed.push(await hear(backwards(samples), text));
  }
  // One in six passes for speech: the recipe's mean is 2.6 of 10.
  expect(mean(reversed.map(({ content }) => content))).toBeLessThan(2.5);
  expect(mean(reversed.map(({ fluency }) => fluency))).toBeLessThan(4.5);
  expect(mean(reversed.map(({ pronunciation }) => pronunciation))).toBeLessThan(3);
});

withShared('the same bytes get the same score, in another process too', async () => {
  const [reader] = readers;
  const recording = await writeWave(join(folder, 'same.wav'), reader?.samples ?? new Int16Array());
  const task = { kind: 'reading', text: reader?.text ?? '', readings: {}, content: 'errors' } as const;
  const results = [];
  for (let run = 0; run < 2; run++) {
    const pool = new ScoringProcessPool({
      source,
      temporaryFolder: folder,
      searchPath: process.env['PATH'] ?? '',
      timeLimitSeconds: 60,
      idleSeconds: 60,
      program: join(root, 'services/scoring/dist/speech/process/scoring-process.js'),
    });
    results.push(await pool.score({ recording, task, traits: spokenTraits(5), longestSeconds: 42 }));
    pool.close();
  }
  expect(results[0]).toEqual(results[1]);
  expect(results[0]?.score).toMatchObject((reader?.heard.points ?? []).map((s) => ({ s })));
});
