/** Why a provider's help is done without. */
export type ProviderFailureReason =
  /** No answer, none in time, too many requests, or an error of its own. */
  | 'UNAVAILABLE'
  /** It does not accept the key, the model or the request. */
  | 'REFUSED'
  /** What came back is not what was asked for. */
  | 'UNUSABLE'
  /** It failed too often and is left alone for a while. */
  | 'RESTING'
  /** What may be spent today is spent, or cannot be counted. */
  | 'BUDGET_SPENT'
  /** The answer is none that a provider should see. */
  | 'NOT_ASKED';

/** Not the provider's fault. */
const ours: readonly ProviderFailureReason[] = ['RESTING', 'BUDGET_SPENT', 'NOT_ASKED'];

/** The engine's own score stands. The message holds no key and nothing of the answer. */
export class ProviderFailure extends Error {
  constructor(
    readonly reason: ProviderFailureReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ProviderFailure';
  }

  get isTheirs(): boolean {
    return !ours.includes(this.reason);
  }
}
