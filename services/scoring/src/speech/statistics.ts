/** The value below which the share lies, by linear interpolation between order statistics; 0 without values. */
export function percentile(values: Iterable<number>, share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = Math.max(0, sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  return low + (place % 1) * ((sorted[Math.ceil(place)] ?? low) - low);
}

/** 0 without values. */
export function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
