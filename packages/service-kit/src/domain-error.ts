/** What kind of refusal it is; only the edges turn it into a status number. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'rate-limited'
  | 'unavailable'
  | 'internal';

export type MessageArguments = Readonly<Record<string, string | number>>;

/** Why one field was refused: a code of the gateway's message catalogue, which makes the sentence in the caller's language. */
export interface FieldProblem {
  readonly code: string;
  readonly args?: MessageArguments;
}

export interface ErrorDetails {
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  readonly args?: MessageArguments;
  /** Seconds, for rate limits. */
  readonly retryAfter?: number;
  /** This is what an earlier call with the same Idempotency-Key was answered. */
  readonly replayed?: boolean;
}

/** A refusal that the caller may see. `reason` is the stable machine string of the REST contract, section 17. */
export class DomainError extends Error {
  constructor(
    readonly reason: string,
    readonly kind: ErrorKind,
    readonly details: ErrorDetails = {},
  ) {
    super(reason);
    this.name = new.target.name;
  }
}

/** VALIDATION with one problem per field. */
export class ValidationError extends DomainError {
  constructor(fields: Readonly<Record<string, FieldProblem>>) {
    super('VALIDATION', 'invalid', { fields });
  }
}
