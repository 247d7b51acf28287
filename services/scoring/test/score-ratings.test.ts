import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { home, root } from '@pte/local/folders';
import { runProgram } from '../src/speech/program/run-program.js';
import { spoken } from './builders/spoken-audio.js';

const script = join(root, 'services/scoring/dist/cli/score-ratings.js');
const text = 'Night trains are coming back to Europe';
const scale = expect.any(Number);

describe('score-ratings', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pte-test-'));
    await spoken(folder, 'good', text);
    await writeFile(join(folder, 'bad.wav'), 'This is no sound.');
    const rows = [['id', 'file', 'text'], ...['good', 'bad'].map((id) => [id, `${id}.wav`, text])];
    await writeFile(join(folder, 'manifest.tsv'), rows.map((row) => `${row.join('\t')}\n`).join(''));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('rates what it can, says what it cannot, and goes on after a broken line', async () => {
    const out = join(folder, 'out.jsonl');
    await writeFile(out, '{"id":"good","accu');
    const options = ['--data', folder, '--out', out, '--prepared', join(home(), 'speech-model')];
    await runProgram({ command: process.execPath, arguments: [script, ...options], timeLimitSeconds: 100 });
    const lines = (await readFile(out, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line): { id: string } => JSON.parse(line));
    expect(lines.find(({ id }) => id === 'bad')).toEqual({ id: 'bad', failed: 'AUDIO_UNREADABLE' });
    const good = lines.find(({ id }) => id === 'good');
    expect(good).toEqual({ id: 'good', accuracy: scale, fluency: scale, prosodic: scale, total: scale });
    expect(
      Object.values(good ?? {})
        .slice(1)
        .every((rating) => Number(rating) > 5),
    ).toBe(true);
  });
});
