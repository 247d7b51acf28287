import { ProviderFailure } from './provider-failure.js';

export interface BreakerLimits {
  /** Failures in a row after which the provider is left alone. */
  readonly failures: number;
  readonly restSeconds: number;
}

/** Leaves a provider alone that keeps failing, so that no learner waits for it; after a rest one call tries it again. */
export class CircuitBreaker {
  private failures = 0;
  private restsUntil = 0;

  constructor(
    private readonly limits: BreakerLimits,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Throws ProviderFailure RESTING without calling, or whatever `call` throws. */
  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    const { failures, restSeconds } = this.limits;
    if (this.now() < this.restsUntil) throw new ProviderFailure('RESTING', 'failed too often');
    // While one call tries, the others still find it at rest.
    if (this.failures >= failures) this.restsUntil = this.now() + restSeconds * 1000;
    try {
      const result = await call();
      this.failures = 0;
      this.restsUntil = 0;
      return result;
    } catch (error) {
      if (!(error instanceof ProviderFailure && error.isTheirs)) throw error;
      this.failures += 1;
      if (this.failures >= failures) this.restsUntil = this.now() + restSeconds * 1000;
      throw error;
    }
  }
}
