import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { languageToolIfHere } from '@pte/local/languagetool/languagetool-folder';
import { LanguageTool, languageToolProgram } from '../src/writing/checker/language-tool.js';

/** A checker that finds fault with every "bad", and does what some texts ask of it. */
const program = `
const { existsSync, writeFileSync } = require('node:fs');
const mark = process.argv[1];
const lines = require('node:readline').createInterface({ input: process.stdin });
console.log('{"ready":true}');
lines.on('line', (line) => {
  const { text } = JSON.parse(line);
  if (text === 'die') process.exit(1);
  if (text === 'die once' && !existsSync(mark)) {
    writeFileSync(mark, '');
    process.exit(1);
  }
  if (text === 'sleep') return;
  if (text === 'babble') return console.log('no json');
  const at = text.indexOf('bad');
  const match = (category) => ({ from: at, to: at + 3, rule: 'BAD', category, fix: ['good'] });
  console.log(JSON.stringify({ matches: at < 0 ? [] : [match('GRAMMAR'), match('STYLE')] }));
});`;

const folder = languageToolIfHere();
const itWithJava = folder ? it : it.skip;

describe('LanguageTool', () => {
  let checker = new LanguageTool({ command: 'none', arguments: [] });
  let mark = '';
  beforeEach(() => {
    mark = join(tmpdir(), `pte-test-${randomUUID()}`);
  });
  afterEach(async () => {
    checker.close();
    await rm(mark, { force: true });
  });
  const start = (code: string) => {
    checker = new LanguageTool({ command: process.execPath, arguments: ['-e', code, mark] }, 30, 2);
  };
  const slip = { start: 2, end: 5, code: 'checked-grammar', fix: ['good'] };

  it('gives what is wrong with its place, and leaves style alone', async () => {
    start(program);
    expect(await checker.check('a bad text')).toEqual([slip]);
    expect(await checker.check('a good text')).toEqual([]);
  });

  it('answers in turn when asked at once', async () => {
    start(program);
    const texts = ['a bad text', 'fine', 'a bad one'];
    expect(await Promise.all(texts.map((text) => checker.check(text)))).toEqual([[slip], [], [slip]]);
  });

  it.each(['die', 'sleep', 'babble'])(
    'gives null for a text that makes it %s, and is there again for the next',
    async (text) => {
      start(program);
      expect(await checker.check(text)).toBeNull();
      expect(await checker.check('a bad text')).toEqual([slip]);
    },
  );

  it('asks once more when it is killed in the middle of a text', async () => {
    start(program);
    expect(await checker.check('die once')).toEqual([]);
  });

  it('is left alone after three failures, and when it cannot be started', async () => {
    start(program);
    for (const text of ['die', 'die', 'die', 'a bad text']) expect(await checker.check(text)).toBeNull();
    checker = new LanguageTool({ command: '/no/such/program', arguments: [] });
    expect(await checker.check('a bad text')).toBeNull();
  });

  itWithJava(
    'finds an error with the real rules',
    async () => {
      checker = new LanguageTool(languageToolProgram(folder ?? ''));
      const text = 'She have a car, and 😀 he go to school.';
      const found = await checker.check(text);
      expect(found?.map(({ start: from, end }) => text.slice(from, end))).toEqual(expect.arrayContaining(['have']));
    },
    120_000,
  );
});
