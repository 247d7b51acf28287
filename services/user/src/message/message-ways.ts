/** How this installation can reach people. */
export interface MessageWays {
  readonly email: boolean;
  readonly sms: boolean;
  /** Codes can be read in the demo's outbox. */
  readonly demo: boolean;
}

/** Injection token. */
export const MESSAGE_WAYS = Symbol('message ways');
