import { DomainError } from '@pte/service-kit/domain-error';

export interface RetryPolicy {
  /** Milliseconds before each new try; after the last one the message is given up. */
  readonly delays: readonly number[];
  /** True when the failure says nothing about the message, because something we depend on is away: then it is tried for ever. */
  isOutage(error: unknown): Promise<boolean>;
}

/** Seven tries in about 50 seconds. */
export const usualDelays: readonly number[] = [100, 500, 2_000, 5_000, 15_000, 30_000];

/** `probe` rejects when the process's own store is away. */
export const retryPolicy = (probe: () => Promise<unknown>, delays = usualDelays): RetryPolicy => ({
  delays,
  isOutage: async (error) =>
    (error instanceof DomainError && error.kind === 'unavailable') ||
    (await probe().then(
      () => false,
      () => true,
    )),
});
