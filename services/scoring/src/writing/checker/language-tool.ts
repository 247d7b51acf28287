import { delimiter, join } from 'node:path';
import { z } from 'zod';
import type { Slip } from '../grammar/slip.js';
import type { LineQuestion } from './line-process.js';
import { type CheckerProgram, SupervisedChecker } from './supervised-checker.js';

/** Found again with each score that it took part in. */
export const languageToolName = 'languagetool-6.6';

const answerSchema = z.object({
  matches: z.array(
    z.object({ from: z.int(), to: z.int(), rule: z.string(), category: z.string(), fix: z.array(z.string()) }),
  ),
});

/** What is wrong rather than a matter of taste; spelling and spaces are looked at elsewhere. */
const codes = new Map<string, Slip['code']>([
  ['GRAMMAR', 'checked-grammar'],
  ['SEMANTICS', 'checked-grammar'],
  ['PUNCTUATION', 'checked-punctuation'],
  ['CONFUSED_WORDS', 'checked-word'],
  ['COLLOCATIONS', 'checked-word'],
  ['NONSTANDARD_PHRASES', 'checked-word'],
  ['COMPOUNDING', 'checked-word'],
  ['TYPOS', 'checked-word'],
]);

/** A heap that its English rules and a text of 10,000 characters fit in. */
const heap = '-Xmx200m';
/** Seconds for reading its rules on a busy machine, and for one text. */
const [startSeconds, checkSeconds] = [600, 15];
const isAnswer = (line: string) => line.startsWith('{');

const greeting: LineQuestion = { lines: [], answers: 1, isAnswer, timeLimitSeconds: startSeconds };

/** `folder` is where `make start` put it. */
export const languageToolProgram = (folder: string): CheckerProgram => ({
  command: 'java',
  arguments: [heap, '-cp', [folder, join(folder, '*')].join(delimiter), 'LanguageToolProcess'],
});

/** Finds errors of grammar and word choice, with places and corrections. */
export class LanguageTool {
  private readonly checker: SupervisedChecker;

  constructor(
    program: CheckerProgram,
    patienceSeconds?: number,
    private readonly timeLimitSeconds = checkSeconds,
  ) {
    this.checker = new SupervisedChecker(program, { greeting, patienceSeconds });
  }

  /** Starts it, so that the first text need not wait. */
  prepare(): void {
    this.checker.prepare();
  }

  /** What it finds wrong, or null when it cannot be asked. */
  check(text: string): Promise<readonly Slip[] | null> {
    const { timeLimitSeconds } = this;
    const question = { lines: [JSON.stringify({ text })], answers: 1, isAnswer, timeLimitSeconds };
    return this.checker.ask(question, ([line = '']) =>
      answerSchema.parse(JSON.parse(line)).matches.flatMap(({ from, to, category, fix }): Slip[] => {
        const code = codes.get(category);
        return code && from < to ? [{ start: from, end: to, code, fix }] : [];
      }),
    );
  }

  close(): void {
    this.checker.close();
  }
}
