export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Hands a mail to a server that will deliver it. */
export interface MailSender {
  /** Throws when the server is away or refuses; ends within 20 seconds. */
  send(mail: Mail): Promise<void>;
}

/** Injection token; null where no mail server is configured. */
export const MAIL_SENDER = Symbol('mail sender');
