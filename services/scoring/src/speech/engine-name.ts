import type { ModelKind } from './acoustic/prepare-model.js';

/** Raised whenever the same recording may get another score. */
const version = '1.1';

/** Kept with each score, so that old scores stay explainable. */
export const engineName = (model: ModelKind): string => `pte-speech/${version} pocketsphinx-en-us-${model}`;
