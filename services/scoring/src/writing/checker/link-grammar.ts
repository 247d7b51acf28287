import type { Sentence } from '../text/token.js';
import { type CheckerProgram, SupervisedChecker } from './supervised-checker.js';

/** Found again with each score that it took part in. */
export const linkGrammarName = 'link-grammar-5.12';

/** Complete linkages only, without guesses at misspelt words; the first hundred are enough to know that there is one. */
export const linkGrammarProgram: CheckerProgram = {
  command: 'link-parser',
  arguments: ['en', '-verbosity=1', '-graphics=0', '-null=0', '-panic=0', '-spell=0', '-limit=100', '-timeout=30'],
};

/** Time grows with the cube of a sentence; longer ones are judged as run-on elsewhere. */
const [fewestWords, mostWords] = [3, 40];
const mostSentences = 120;
const timeLimitSeconds = 15;
/** No sentence of English: what was said to the one before is held back until the next is refused. */
const lastLine = 'Of the.';
const isAnswer = (line: string) => /^(?:Found \d|No complete linkages)/.test(line);
const isParsed = (line: string) => /^Found [1-9]/.test(line) && !/\(0 of/.test(line);

/** A sentence as a line that the program takes for no command. */
const lineOf = (raw: string, { start, end }: Sentence): string =>
  raw
    .slice(start, end)
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}.,;:?!'"()%$-]+/gu, ' ')
    .replace(/^[^\p{L}\p{N}"]+/u, '')
    .trim();

/** Tells whether sentences are built as English builds them. */
export class LinkGrammar {
  private readonly checker: SupervisedChecker;

  constructor(program: CheckerProgram = linkGrammarProgram) {
    this.checker = new SupervisedChecker(program);
  }

  /** Share of the sentences that it can parse, 1 where none is of a length to be asked about; null when it cannot be asked. */
  async parsedShare(raw: string, sentences: readonly Sentence[]): Promise<number | null> {
    const asked = sentences.filter(({ tokens }) => {
      const words = tokens.filter(({ kind }) => kind !== 'mark').length;
      return words >= fewestWords && words <= mostWords;
    });
    const lines = asked
      .slice(0, mostSentences)
      .map((sentence) => lineOf(raw, sentence))
      .filter(Boolean);
    if (lines.length === 0) return 1;
    return this.checker.ask(
      { lines: [...lines, lastLine], answers: lines.length + 1, isAnswer, timeLimitSeconds },
      (heard) => heard.filter(isParsed).length / lines.length,
    );
  }

  close(): void {
    this.checker.close();
  }
}
