import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spokenTraits } from '@pte/exam/speaking/spoken-traits';
import { home, root } from '@pte/local/folders';
import { eventually } from '@pte/testing/eventually';
import { type PoolOptions, ScoringProcessPool } from '../src/speech/process/scoring-process-pool.js';
import { spoken } from './builders/spoken-audio.js';

const text = 'Night trains are coming back to Europe.';
const program = join(root, 'services/scoring/dist/speech/process/scoring-process.js');

describe('ScoringProcessPool', () => {
  let folder = '';
  let recording = '';
  let pool: ScoringProcessPool;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pte-test-'));
    recording = await spoken(folder, 'right', text);
    pool = aPool();
  });
  afterEach(async () => {
    pool.close();
    await rm(folder, { recursive: true, force: true });
  });

  const aPool = (changes: Partial<PoolOptions> = {}): ScoringProcessPool =>
    new ScoringProcessPool({
      source: {
        kind: 'adapted',
        sourceFolder: '/usr/share/pocketsphinx/model/en-us',
        preparedFolder: join(home(), 'speech-model'),
      },
      temporaryFolder: folder,
      searchPath: process.env['PATH'] ?? '',
      timeLimitSeconds: 60,
      idleSeconds: 60,
      program,
      ...changes,
    });
  const task = { kind: 'reading', text, readings: {}, content: 'errors' } as const;
  const request = () => ({ recording, task, traits: spokenTraits(5), longestSeconds: 42 });
  /** A scoring process of the test's own making. */
  const aProgram = async (source: string): Promise<string> => {
    const path = join(folder, 'program.mjs');
    await writeFile(path, source);
    return path;
  };

  it('scores one recording after another, and several at once', async () => {
    const first = await pool.score(request());
    const others = await Promise.all([pool.score(request()), pool.score(request())]);
    expect(first).toHaveProperty('score.0', { i: 0, s: 5, f: 5 });
    expect(others).toEqual([first, first]);
  });

  it('leaves nothing behind', async () => {
    await pool.score(request());
    expect(await readdir(folder)).toEqual(['right.wav']);
  });

  it('tells what cannot be decoded, and goes on', async () => {
    await writeFile(join(folder, 'lies.mp3'), 'This is no sound.');
    const lies = { ...request(), recording: join(folder, 'lies.mp3') };
    await expect(pool.score(lies)).rejects.toMatchObject({ code: 'AUDIO_UNREADABLE' });
    await expect(pool.score(request())).resolves.toHaveProperty('analysis.status', 'done');
  });

  it('survives a process that crashes', async () => {
    pool = aPool({ program: await aProgram("process.once('message', () => process.kill(process.pid, 'SIGKILL'));") });
    await expect(pool.score(request())).rejects.toMatchObject({ code: 'ENGINE_FAILED' });
    await expect(pool.score(request())).rejects.toMatchObject({ code: 'ENGINE_FAILED' });
    expect((await readdir(folder)).sort()).toEqual(['program.mjs', 'right.wav']);
  });

  it('ends a process that never answers, with what it started', async () => {
    const endless = `
      import { spawn } from 'node:child_process';
      import { writeFileSync } from 'node:fs';
      process.once('message', ({ request }) => {
        const child = spawn('sleep', ['600']);
        writeFileSync(request.recording + '.pid', String(child.pid));
        for (;;);
      });`;
    pool = aPool({ program: await aProgram(endless), timeLimitSeconds: 2 });
    await expect(pool.score(request())).rejects.toMatchObject({ code: 'ENGINE_FAILED' });
    const started = Number(await readFile(`${recording}.pid`, 'utf8'));
    await eventually(() => expect(() => process.kill(started, 0)).toThrow());
  });

  it('fails what is under work when it is closed', async () => {
    pool = aPool({ program: await aProgram("process.once('message', () => setInterval(() => {}, 1000));") });
    const work = pool.score(request());
    setImmediate(() => pool.close());
    await expect(work).rejects.toMatchObject({ code: 'ENGINE_FAILED' });
  });
});
