const resamplings = 300;

/**
 * Where 95 % of a figure's values lie when whole groups (a speaker's recordings, an essay) are drawn again with replacement. The
 * same input gives the same interval.
 */
export function interval<Case>(
  groups: readonly (readonly Case[])[],
  figure: (cases: readonly Case[]) => number,
): { readonly low: number; readonly high: number } {
  const random = seeded(7);
  const draw = (): readonly Case[] => groups[Math.floor(random() * groups.length)] ?? [];
  const values = Array.from({ length: resamplings }, () => figure(groups.flatMap(draw)))
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b);
  const at = (share: number): number => values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
  return { low: at(0.025), high: at(0.975) };
}

/** Mulberry32: small, and the same on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}
