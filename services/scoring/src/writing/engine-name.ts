import { languageToolName } from './checker/language-tool.js';

/** Raised whenever the same text may get another score. */
const version = '1.0';

/** Kept with each score, so that old scores stay explainable and tell which parts took part. */
export const writingEngineName = (isChecked: boolean): string =>
  `pte-writing/${version} wordnet-3.0 hunspell-en${isChecked ? ` ${languageToolName}` : ''}`;
