import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ScorePart } from '@pte/exam/scoring-result';
import { spokenTraits } from '@pte/exam/speaking/spoken-traits';
import { home, root } from '@pte/local/folders';
import { ScoringProcessPool } from '../src/speech/process/scoring-process-pool.js';
import { converted, repeated, spoken, synthetic } from './builders/spoken-audio.js';

const text = 'Night trains are coming back to Europe.';
const mostMegabytes = 400;
const megabyte = 1024 * 1024;

let folder = '';
let recording = '';
let pool: ScoringProcessPool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pte-test-'));
  recording = await converted(await spoken(folder, 'said', text), join(folder, 'said.webm'));
  pool = new ScoringProcessPool({
    source: {
      kind: 'adapted',
      sourceFolder: '/usr/share/pocketsphinx/model/en-us',
      preparedFolder: join(home(), 'speech-model'),
    },
    temporaryFolder: folder,
    searchPath: process.env['PATH'] ?? '',
    timeLimitSeconds: 120,
    idleSeconds: 60,
    program: join(root, 'services/scoring/dist/speech/process/scoring-process.js'),
  });
});
afterAll(async () => {
  pool.close();
  await rm(folder, { recursive: true, force: true });
});

const file = (name: string): string => join(folder, name);
const score = (path: string, longestSeconds = 42) => {
  const task = { kind: 'reading', text, readings: {}, content: 'errors' } as const;
  return pool.score({ recording: path, task, traits: spokenTraits(5), longestSeconds });
};
async function written(name: string, bytes: Buffer): Promise<string> {
  await writeFile(file(name), bytes);
  return file(name);
}

/** The most memory that any scoring process of this test has held, in megabytes. */
async function peakOfProcesses(): Promise<number> {
  const children = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8'))
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const peaks = await Promise.all(
    children.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return status.includes('node') ? Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 : 0;
    }),
  );
  return Math.max(0, ...peaks);
}

describe('a hostile file', () => {
  it.each<[string, () => Promise<string>]>([
    ['10 MB of random bytes', () => written('random.webm', randomBytes(10 * megabyte))],
    ['a compressed bomb named .webm', () => written('bomb.webm', gzipSync(Buffer.alloc(100 * megabyte)))],
    ['no bytes at all', () => written('empty.webm', Buffer.alloc(0))],
    ['a film without sound', () => synthetic(file('film.webm'), 'testsrc=size=64x64:rate=5', 2)],
    [
      'the first 200 bytes of a recording',
      async () => written('head.webm', (await readFile(recording)).subarray(0, 200)),
    ],
  ])('is refused with a code: %s', async (_, make) => {
    await expect(score(await make())).rejects.toMatchObject({ code: 'AUDIO_UNREADABLE' });
  });

  it('is heard as far as it goes: a recording that was broken off', async () => {
    const cut = await written('cut.webm', await readFile(recording));
    await truncate(cut, Math.round((await readFile(recording)).length * 0.6));
    const { score: parts } = await score(cut);
    expect(parts).toHaveProperty('0.i', 0);
    expect(Number((parts as readonly ScorePart[])[0]?.s)).toBeLessThan(5);
  });

  it('is heard no longer than the question allows: three hours', async () => {
    const { analysis } = await score(await repeated(recording, file('hours.webm'), 4000), 12);
    expect(analysis.status).toBe('done');
    expect(Math.max(...(analysis.words ?? []).flatMap(({ t }) => (t ? [t[1]] : [])), 0)).toBeLessThanOrEqual(12);
  });

  it('is heard without its picture: a film with sound', async () => {
    const film = file('spoken-film.mp4');
    await converted(recording, film, '-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=5', '-shortest');
    await expect(score(film)).resolves.toHaveProperty('score.0.s', 5);
  });

  it('is told to be too noisy to judge, when it is, and is not scored 0', async () => {
    const noisy = file('noisy.wav');
    const mix = '[1]volume=0.8[n];[0][n]amix=inputs=2:duration=first:normalize=0';
    await converted(recording, noisy, '-f', 'lavfi', '-i', 'anoisesrc=seed=1', '-filter_complex', mix);
    await expect(score(noisy)).rejects.toMatchObject({ code: 'RECORDING_TOO_NOISY' });
  });

  it('costs the next learner nothing: neither memory nor a folder nor the process', async () => {
    await expect(score(recording)).resolves.toHaveProperty('score.0', { i: 0, s: 5, f: 5 });
    expect(await peakOfProcesses()).toBeLessThan(mostMegabytes);
    expect((await readdir(folder)).filter((name) => name.startsWith('pte-speech-'))).toEqual([]);
  });
});
