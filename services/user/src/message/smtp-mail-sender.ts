import type { Transporter } from 'nodemailer';
import type { Mail, MailSender } from './mail-sender.js';

/** Milliseconds of each step. */
const timeout = 6_000;

/** Any SMTP server. `address` such as `smtps://user:password@smtp.example.com`; `from` as mails name their sender. */
export class SmtpMailSender implements MailSender {
  private transporter: Promise<Transporter> | undefined;

  constructor(
    private readonly address: string,
    private readonly from: string,
  ) {}

  async send({ to, subject, text }: Mail): Promise<void> {
    this.transporter ??= this.connect();
    await (await this.transporter).sendMail({ from: this.from, to: { name: '', address: to }, subject, text });
  }

  /** The client library takes 20 MB, so it is loaded when the first mail is sent. */
  private async connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
    return createTransport({ url: this.address, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  }
}
