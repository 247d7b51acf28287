import { wait } from '@pte/local/wait';

export interface Patience {
  /** Milliseconds in all; 10 000 unless given. */
  readonly timeout?: number;
  /** Milliseconds between two looks; 50 unless given. */
  readonly interval?: number;
}

/** Looks again until `look` does not throw and gives its result. Throws what the last look threw when time is up. */
export async function eventually<Result>(
  look: () => Promise<Result> | Result,
  { timeout = 10_000, interval = 50 }: Patience = {},
): Promise<Result> {
  const deadline = Date.now() + timeout;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() + interval > deadline) throw error;
      await wait(interval);
    }
  }
}
