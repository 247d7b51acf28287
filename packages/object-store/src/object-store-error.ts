/** What went wrong with a stored object. `reason` is the one of the REST contract, section 17, where it has one. */
export abstract class ObjectStoreError extends Error {
  abstract readonly reason: string;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

export class ObjectTooLarge extends ObjectStoreError {
  readonly reason = 'FILE_TOO_LARGE';

  constructor(readonly maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
  }
}

export class ObjectEmpty extends ObjectStoreError {
  readonly reason = 'FILE_REQUIRED';

  constructor() {
    super('no bytes');
  }
}

export class FileTypeMismatch extends ObjectStoreError {
  readonly reason = 'FILE_TYPE_MISMATCH';

  constructor(
    readonly expected: string,
    readonly found: string | null,
  ) {
    super(`expected ${expected}, found ${found ?? 'an unknown type'}`);
  }
}

/** A signed upload that was not signed by us, was changed, or is past its time. */
export class SignatureInvalid extends ObjectStoreError {
  readonly reason = 'SIGNATURE_INVALID';

  constructor() {
    super('upload signature is wrong or has expired');
  }
}

export class ObjectKeyInvalid extends ObjectStoreError {
  readonly reason = 'VALIDATION';

  constructor() {
    super('not an object key');
  }
}

export class RangeNotSatisfiable extends ObjectStoreError {
  readonly reason = 'RANGE_NOT_SATISFIABLE';

  constructor(readonly size: number) {
    super(`range begins after the last of ${size} bytes`);
  }
}

/** The storage did not answer or refused; `message` names its error code only, never an address or a signature. */
export class ObjectStoreUnavailable extends ObjectStoreError {
  readonly reason = 'UPSTREAM_UNAVAILABLE';
}
