import type { Stretch } from '../tracker/best-path.js';

/** What may show that a point was made: any of the phrases that stand for it. */
export interface PointEvidence {
  readonly id: string;
  readonly weight: number;
  /** Likelihood ratio and place of each phrase; empty where none could be listened for. */
  readonly phrases: readonly { readonly ratio: number; readonly place: Stretch }[];
}

export interface FoundPoint {
  readonly id: string;
  /** That it was made, 0-1. */
  readonly hit: number;
  /** Of the phrase that speaks most for it. */
  readonly place: Stretch | null;
}

export interface FoundPoints {
  /** Expected share of the points by weight, 0-1. */
  readonly coverage: number;
  readonly points: readonly FoundPoint[];
}

/** Of the words of a model answer, how many a good answer uses too. */
const sharedWords = 0.4;
const steps = 50;
/** As if this much of a point had been seen made and not made before. */
const priorWeight = 0.15;

/**
 * How many of the points were made, from evidence that is too weak to tell a single one: the share that best explains all of it
 * together, and by it each point. `vocabulary` holds ratios of other words of model answers. Unrelated speech has a share near 0,
 * and what seems to fit in it counts for nothing.
 */
export function findPoints(evidence: readonly PointEvidence[], vocabulary: readonly number[]): FoundPoints {
  const audible = evidence.filter(({ phrases }) => phrases.length > 0);
  const ratios = audible.map(({ phrases }) => phrases.reduce((sum, { ratio }) => sum + ratio, 0) / phrases.length);
  const shares = Array.from({ length: steps }, (_, index) => (index + 0.5) / steps);
  const logs = shares.map((share) => logLikelihood(share, ratios, vocabulary));
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);

  const points = audible.map(({ id, phrases }, index): FoundPoint => {
    const hit = shares.reduce((sum, share, place) => sum + (weights[place] ?? 0) * made(share, ratios[index] ?? 0), 0);
    const best = phrases.toSorted((a, b) => b.ratio - a.ratio)[0];
    return { id, hit: hit / total, place: best?.place ?? null };
  });
  const weight = audible.reduce((sum, point) => sum + point.weight, 0);
  const covered = audible.reduce((sum, point, index) => sum + point.weight * (points[index]?.hit ?? 0), 0);
  return { coverage: weight ? covered / weight : 0, points };
}

/** Probability that a point was made when that share of the points was. */
const made = (share: number, ratio: number): number => (share * ratio) / (share * ratio + 1 - share);

function logLikelihood(share: number, ratios: readonly number[], vocabulary: readonly number[]): number {
  const used = share * sharedWords;
  const points = ratios.reduce((sum, ratio) => sum + Math.log(share * ratio + 1 - share), 0);
  const words = vocabulary.reduce((sum, ratio) => sum + Math.log(used * ratio + 1 - used), 0);
  return points + words + priorWeight * (Math.log(share) + Math.log(1 - share));
}
