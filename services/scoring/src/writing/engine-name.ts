/** Raised whenever the same text may get another score. Kept with each score, so that old scores stay explainable. */
export const writingEngineName = 'pte-writing/1.0 wordnet-3.0 hunspell-en';
