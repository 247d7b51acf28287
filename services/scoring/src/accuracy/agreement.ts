/** One yes-or-no verdict; `score` grows with how sure the engine is that it is true. */
export interface Verdict {
  readonly isTrue: boolean;
  readonly isClaimed: boolean;
  readonly score: number;
}

/** Harmonic mean of precision and recall of the claims; 0 without any. */
export function f1(verdicts: readonly Verdict[]): number {
  const hits = verdicts.filter(({ isTrue, isClaimed }) => isTrue && isClaimed).length;
  const wrong = verdicts.filter(({ isTrue, isClaimed }) => isTrue !== isClaimed).length;
  return hits ? (2 * hits) / (2 * hits + wrong) : 0;
}

/** The probability that a true case scores above a false one, ties counting half; NaN where one kind is missing. */
export function auc(verdicts: readonly Pick<Verdict, 'isTrue' | 'score'>[]): number {
  const ranks = ranksOf(verdicts.map(({ score }) => score));
  const positive = verdicts.flatMap(({ isTrue }, index) => (isTrue ? [ranks[index] ?? 0] : []));
  const negatives = verdicts.length - positive.length;
  const sum = positive.reduce((total, rank) => total + rank, 0);
  return (sum - (positive.length * (positive.length + 1)) / 2) / (positive.length * negatives);
}

/** From 1; equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks: number[] = [];
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to += 1;
    for (const index of order.slice(from, to)) ranks[index] = (from + 1 + to) / 2;
    from = to;
  }
  return ranks;
}

/** Cohen's kappa with quadratic weights, of whole numbers; 0 where chance explains everything. */
export function weightedKappa(a: readonly number[], b: readonly number[]): number {
  const observed = a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0) / a.length;
  const expected = a.reduce((sum, x) => sum + b.reduce((part, y) => part + (x - y) ** 2, 0), 0) / a.length ** 2;
  return expected ? 1 - observed / expected : 0;
}

/** `scores` on the scale of `ratings`: shifted and stretched to their mean and spread. */
export function onScaleOf(ratings: readonly number[], scores: readonly number[]): number[] {
  const from = meanAndDeviation(scores);
  const to = meanAndDeviation(ratings);
  return scores.map((score) => to.mean + (from.deviation ? (to.deviation * (score - from.mean)) / from.deviation : 0));
}

function meanAndDeviation(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, deviation: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) };
}
