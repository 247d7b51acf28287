import type { TextEvidence } from '../text/evidence.js';
import { accuracyFeatures } from './accuracy-features.js';
import { cohesionFeatures } from './cohesion-features.js';
import { structureFeatures } from './structure-features.js';
import { vocabularyFeatures } from './vocabulary-features.js';

/** Everything that is measured about the language of a text. */
export const writingFeatures = (evidence: TextEvidence) => ({
  ...vocabularyFeatures(evidence),
  ...structureFeatures(evidence),
  ...cohesionFeatures(evidence),
  ...accuracyFeatures(evidence),
});

export type WritingFeatures = ReturnType<typeof writingFeatures>;
