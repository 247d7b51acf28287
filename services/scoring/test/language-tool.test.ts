import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { home } from '@pte/local/folders';
import { LanguageTool } from '../src/writing/checker/language-tool.js';

/** A checker that finds fault with every "bad", and does what some texts ask of it. */
const program = `
const lines = require('node:readline').createInterface({ input: process.stdin });
console.log('{"ready":true}');
lines.on('line', (line) => {
  const { text } = JSON.parse(line);
  if (text === 'die') process.exit(1);
  if (text === 'sleep') return;
  if (text === 'babble') return console.log('no json');
  const at = text.indexOf('bad');
  const match = (category) => ({ from: at, to: at + 3, rule: 'BAD', category, fix: ['good'] });
  console.log(JSON.stringify({ matches: at < 0 ? [] : [match('GRAMMAR'), match('STYLE')] }));
});`;

const folder = join(home(), 'languagetool');
const itWithJava = existsSync(join(folder, 'LanguageToolProcess.class')) ? it : it.skip;

describe('LanguageTool', () => {
  let checker = new LanguageTool({ folder: '' });
  afterEach(() => checker.close());
  const start = (code: string) => {
    checker = new LanguageTool({
      folder: '',
      program: [process.execPath, '-e', code],
      startSeconds: 30,
      checkSeconds: 2,
    });
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

  it('is left alone after three failures, and when it cannot be started', async () => {
    start(program);
    for (const text of ['die', 'die', 'die', 'a bad text']) expect(await checker.check(text)).toBeNull();
    checker = new LanguageTool({ folder: '', program: ['/no/such/program'] });
    expect(await checker.check('a bad text')).toBeNull();
  });

  itWithJava('finds an error with the real rules', async () => {
    checker = new LanguageTool({ folder });
    const text = 'She have a car, and 😀 he go to school.';
    const found = await checker.check(text);
    expect(found?.map(({ start: from, end }) => text.slice(from, end))).toEqual(expect.arrayContaining(['have']));
  });
});
