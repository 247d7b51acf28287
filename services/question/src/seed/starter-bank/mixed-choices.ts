/** Numbers from 0 to 1 that look drawn, always the same for the same seed (mulberry32). */
function fractionsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface MixedChoices {
  readonly choices: readonly string[];
  /** Where each of the right ones went, in the order in which they were given. */
  readonly rightAt: readonly number[];
}

/** Right and wrong choices in an order that betrays nothing. Stored answers are indexes, so a seed gives one order for ever. */
export function mixedChoices(right: readonly string[], wrong: readonly string[], seed: number): MixedChoices {
  const fraction = fractionsOf(seed);
  const drawn = [...right, ...wrong].map((choice) => ({ choice, at: fraction() })).sort((a, b) => a.at - b.at);
  const choices = drawn.map(({ choice }) => choice);
  return { choices, rightAt: right.map((choice) => choices.indexOf(choice)) };
}
