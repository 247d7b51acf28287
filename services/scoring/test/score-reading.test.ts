import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { home, root } from '@pte/local/folders';
import { runProgram } from '../src/speech/program/run-program.js';
import { spoken } from './builders/spoken-audio.js';

const script = join(root, 'services/scoring/dist/cli/score-reading.js');
const cases = [
  ['case_id', 'utterance_id', 'shown_text'],
  ['right', 'one', 'Night trains are coming back to Europe'],
  ['other', 'one', 'My sister bought seven yellow umbrellas yesterday'],
];
const table = (rows: readonly (readonly string[])[]): string => `${rows.map((row) => row.join('\t')).join('\n')}\n`;

describe('score-reading', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pte-test-'));
    await spoken(folder, 'one', 'Night trains are coming back to Europe');
    await writeFile(
      join(folder, 'manifest.tsv'),
      table([
        ['id', 'file'],
        ['one', 'one.wav'],
      ]),
    );
    await writeFile(join(folder, 'cases.tsv'), table(cases));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const run = async (): Promise<{ said: string; lines: { case_id: string; words: { said: boolean }[] }[] }> => {
    const out = join(folder, 'out.jsonl');
    const options = ['--cases', folder, '--out', out, '--prepared', join(home(), 'speech-model')];
    const said = await runProgram({ command: process.execPath, arguments: [script, ...options], timeLimitSeconds: 50 });
    const lines = (await readFile(out, 'utf8')).trimEnd().split('\n');
    return { said: String(said), lines: lines.map((line) => JSON.parse(line)) };
  };

  it('scores every case once, and goes on where it stopped', async () => {
    const first = await run();
    expect(first.lines.map((line) => line.case_id).sort()).toEqual(['other', 'right']);
    const right = first.lines.find((line) => line.case_id === 'right');
    expect(right).toMatchObject({ content: expect.any(Number), score: [{ i: 0, s: 5, f: 5 }, { i: 5 }, { i: 6 }] });
    expect(right?.words.map(({ said }) => said)).toEqual(Array.from({ length: 7 }, () => true));

    const again = await run();
    expect(again.said).toContain('0 cases to score, 2 there already');
    expect(again.lines).toEqual(first.lines);
  });
});
