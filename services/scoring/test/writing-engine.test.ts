import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { questionTypeRules } from '@pte/exam/registry';
import { root } from '@pte/local/folders';
import { linkGrammarProgram } from '../src/writing/checker/link-grammar.js';
import { WritingEngine } from '../src/writing/process/writing-engine.js';
import type { WritingRequest } from '../src/writing/score-writing.js';

/** Finds nothing wrong with any text, after a while in which it can be killed. */
const patientChecker = `
console.log('{"ready":true}');
require('node:readline').createInterface({ input: process.stdin })
  .on('line', () => setTimeout(() => console.log('{"matches":[]}'), 1500));`;
const dyingChecker = `
console.log('{"ready":true}');
require('node:readline').createInterface({ input: process.stdin }).on('line', () => process.exit(1));`;

const { traits, wordLimits, formRules } = questionTypeRules(23)!;
const request: WritingRequest = {
  text: 'The town now has a tool library, where members borrow what they need for a week. Volunteers look at everything that comes back, so that it stays safe.',
  task: {
    kind: 'writing',
    genre: 'summary',
    prompt:
      'Our town has opened a tool library. Members pay a small fee and borrow drills. Volunteers check every tool.',
    points: [{ id: 'p1', text: 'members borrow tools', w: 1, any: ['borrow'] }],
    samples: [],
  },
  rules: { traits, wordLimits, formRules },
};
const slow = 180_000;

describe('WritingEngine', () => {
  let engine: WritingEngine | null = null;
  afterEach(() => engine?.close());

  const start = (checker: string, timeLimitSeconds = 170) => {
    engine = new WritingEngine({
      wordnetFolder: '/usr/share/wordnet',
      checkers: {
        languageTool: { command: process.execPath, arguments: ['-e', checker] },
        linkGrammar: linkGrammarProgram,
      },
      timeLimitSeconds,
      program: pathToFileURL(join(root, 'services/scoring/dist/writing/process/writing-thread-main.js')),
    });
    return engine;
  };
  const childrenOfOurs = () =>
    execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => /link-parser|matches/.test(line))
      .map((line) => Number.parseInt(line, 10));

  it(
    'gives the same when its checkers are killed in the middle of a text',
    async () => {
      const scored = await start(patientChecker).score(request);
      expect(scored.analysis.engine).toMatch(/languagetool-\S+ link-grammar/);
      const again = engine!.score(request);
      for (const pid of childrenOfOurs()) process.kill(pid, 'SIGKILL');
      expect(await again).toEqual(scored);
      expect(childrenOfOurs().length).toBeGreaterThan(0);
    },
    slow,
  );

  it(
    'scores without a checker that keeps dying, and says so',
    async () => {
      const { analysis, score } = await start(dyingChecker).score(request);
      expect(analysis.engine).not.toContain('languagetool');
      expect(analysis.notes?.map(({ code }) => code)).toContain('no-grammar-checker');
      expect(score[0]).toEqual({ i: 0, s: 2, f: 2 });
    },
    slow,
  );

  it(
    'fails what takes too long and scores the next text in a new thread',
    async () => {
      await expect(start(patientChecker, 0.001).score(request)).rejects.toThrow('took too long');
      await engine?.close();
      expect((await start(patientChecker).score(request)).analysis.status).toBe('done');
    },
    slow,
  );

  it(
    'ends its checkers when it is closed',
    async () => {
      await start(patientChecker).score(request);
      await engine?.close();
      expect(childrenOfOurs()).toEqual([]);
    },
    slow,
  );
});
