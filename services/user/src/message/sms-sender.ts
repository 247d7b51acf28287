export interface CodeMessage {
  /** E.164 */
  readonly phone: string;
  readonly code: string;
}

/** Hands a short message with a code to a provider; its words are the provider's template. */
export interface SmsSender {
  /** Throws when the provider is away or refuses; ends within 20 seconds. */
  send(message: CodeMessage): Promise<void>;
}

/** Injection token; null where no provider is configured. */
export const SMS_SENDER = Symbol('sms sender');
