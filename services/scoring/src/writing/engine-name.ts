import type { Checks } from './checker/checks.js';
import { languageToolName } from './checker/language-tool.js';
import { linkGrammarName } from './checker/link-grammar.js';
import { referenceVersion } from './content/reference-tasks.js';

/** Raised whenever the same text may get another score. */
const version = '2.2';

/** Kept with each score, so that old scores stay explainable and tell which parts took part. */
export const writingEngineName = ({ slips, parsedShare }: Checks): string =>
  [
    ...[`pte-writing/${version}`, 'wordnet-3.0', 'hunspell-en', referenceVersion],
    ...(slips ? [languageToolName] : []),
    ...(parsedShare === null ? [] : [linkGrammarName]),
  ].join(' ');
