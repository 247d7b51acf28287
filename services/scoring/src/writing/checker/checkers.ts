import { readText } from '../text/read-text.js';
import { type Checks, unchecked } from './checks.js';
import { LanguageTool, languageToolProgram } from './language-tool.js';
import { LinkGrammar, linkGrammarProgram } from './link-grammar.js';
import type { CheckerProgram } from './supervised-checker.js';

/** What checkers are installed; null for one that is not. */
export interface CheckerOptions {
  readonly languageTool: CheckerProgram | null;
  readonly linkGrammar: CheckerProgram | null;
  /** How long a text waits for LanguageTool to start, which takes some seconds; some minutes unless given. */
  readonly patienceSeconds?: number;
}

/** Those that `make start` prepares. */
export const installedCheckers = (languageToolFolder: string): CheckerOptions => ({
  languageTool: languageToolProgram(languageToolFolder),
  linkGrammar: linkGrammarProgram,
});

/** Both checkers, each asked for every text at the same time as the other. */
export class Checkers {
  private readonly languageTool: LanguageTool | null;
  private readonly linkGrammar: LinkGrammar | null;

  constructor({ languageTool, linkGrammar, patienceSeconds }: CheckerOptions) {
    this.languageTool = languageTool && new LanguageTool(languageTool, patienceSeconds);
    this.languageTool?.prepare();
    this.linkGrammar = linkGrammar && new LinkGrammar(linkGrammar);
  }

  /** Never throws: a checker that is away says nothing. */
  async check(text: string): Promise<Checks> {
    if (!/\p{Script=Latin}/u.test(text)) return unchecked;
    const [slips, parsedShare] = await Promise.all([
      this.languageTool?.check(text) ?? null,
      this.linkGrammar?.parsedShare(text, readText(text).sentences) ?? null,
    ]);
    return { slips, parsedShare };
  }

  close(): void {
    this.languageTool?.close();
    this.linkGrammar?.close();
  }
}
