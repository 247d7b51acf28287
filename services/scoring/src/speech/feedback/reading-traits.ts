import type { ScorePart, TraitReason } from '@pte/exam/scoring-result';
import type { ContentScale } from '../marking/content-scale.js';
import type { RatingModel } from '../rating/rating-model.js';
import { fluencyBands, pronunciationBands, readingBands, repeatingBands } from './band-texts.js';
import { contentReasons } from './content-reasons.js';
import { fluencyReasons, type MannerEvidence, pronunciationReasons } from './manner-reasons.js';
import { tipOf } from './reasons.js';
import type { Sentence } from './sentence.js';

/** Why Content, Oral fluency and Pronunciation of a reading have their points. */
export function readingTraits(
  score: readonly ScorePart[],
  scale: ContentScale,
  evidence: MannerEvidence,
  model: RatingModel,
): TraitReason[] {
  const explained = [
    {
      bands: scale.counts === 'errors' ? readingBands : repeatingBands,
      why: contentReasons(scale.counts, evidence.words),
    },
    { bands: fluencyBands, why: fluencyReasons(evidence, model) },
    { bands: pronunciationBands, why: pronunciationReasons(evidence, model) },
  ];
  return score.flatMap((part, index) => {
    const { bands, why } = explained[index] ?? {};
    return bands && why ? [traitReason(part, bands, why)] : [];
  });
}

/** `bands` from 0 points to all points; a tip only where points are missing. */
export function traitReason(
  { i = 0, s, f }: ScorePart,
  bands: readonly Sentence[],
  reasons: TraitReason['reasons'],
): TraitReason {
  const band = bands[Math.floor((s / f) * (bands.length - 1))] ?? { zh: '', en: '' };
  const tip = s < f ? tipOf(reasons) : undefined;
  return { i, band, reasons, ...(tip ? { tip } : {}) };
}
