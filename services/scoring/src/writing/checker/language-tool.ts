import { delimiter, join } from 'node:path';
import { z } from 'zod';
import type { Slip } from '../grammar/slip.js';
import { LineProcess } from './line-process.js';

/** Found again with each score that it took part in. */
export const languageToolName = 'languagetool-6.6';

export interface LanguageToolOptions {
  /** Where `languagetool/install.sh` put it. */
  readonly folder: string;
  /** The program to start in place of Java. */
  readonly program?: readonly [command: string, ...rest: string[]];
  /** For reading its rules, the first time. */
  readonly startSeconds?: number;
  readonly checkSeconds?: number;
}

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

const failuresInARow = 3;
/** A heap that its English rules and a text of 10,000 characters fit in. */
const heap = '-Xmx200m';

/**
 * LanguageTool in a process of its own, started when first needed and again when it dies. After three failures in a row it is left
 * alone: a text is scored without it then.
 */
export class LanguageTool {
  private running: LineProcess | null = null;
  private failures = 0;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: LanguageToolOptions) {}

  /** What it finds wrong, or null when it cannot be asked. */
  check(text: string): Promise<readonly Slip[] | null> {
    const found = this.turn.then(() => this.checkNow(text));
    this.turn = found;
    return found;
  }

  close(): void {
    this.running?.end();
    this.running = null;
    this.failures = failuresInARow;
  }

  private async checkNow(text: string): Promise<readonly Slip[] | null> {
    if (this.failures >= failuresInARow) return null;
    try {
      this.running ??= await this.start();
      const answer = await this.running.ask(JSON.stringify({ text }), this.options.checkSeconds ?? 20);
      const { matches } = answerSchema.parse(answer);
      this.failures = 0;
      return matches.flatMap(({ from, to, category, fix }): Slip[] => {
        const code = codes.get(category);
        return code && from < to ? [{ start: from, end: to, code, fix }] : [];
      });
    } catch {
      this.running?.end();
      this.running = null;
      this.failures += 1;
      return null;
    }
  }

  private async start(): Promise<LineProcess> {
    const { folder, program, startSeconds = 180 } = this.options;
    const classPath = [folder, join(folder, 'jars', '*')].join(delimiter);
    const [command, ...rest] = program ?? ['java', heap, '-cp', classPath, 'LanguageToolProcess'];
    const started = new LineProcess(command, rest);
    await started.ask(null, startSeconds);
    return started;
  }
}
