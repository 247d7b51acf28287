const first = 500;
const longest = 30_000;

/** A run of this many milliseconds counts as sound: the next crash starts the waiting anew. */
export const soundRun = 60_000;

/** Milliseconds to wait before start number `failures` after a crash: 0.5, 1, 2, ... 30 s. */
export const backoff = (failures: number): number => Math.min(first * 2 ** Math.max(0, failures - 1), longest);
