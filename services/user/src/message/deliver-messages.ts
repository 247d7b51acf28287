import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { channelOf, subject, textOf } from './code-letter.js';
import { MAIL_SENDER, type MailSender } from './mail-sender.js';
import { MessageRepository, type WaitingMessage } from './message.repository.js';
import { SMS_SENDER, type SmsSender } from './sms-sender.js';

/** Milliseconds between looks at what waits; a new message is looked for at once. */
const interval = 2_000;
const batch = 10;

/** Seconds until a message is tried again. */
export const waitAfter = (attempts: number): number => Math.min(60, 2 ** attempts);

/** Hands waiting messages to mail server and SMS provider, and tries again until their code is of no use any more. */
@Injectable()
export class DeliverMessages implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isAsked = false;

  constructor(
    private readonly messages: MessageRepository,
    @Inject(MAIL_SENDER) private readonly mail: MailSender | null,
    @Inject(SMS_SENDER) private readonly sms: SmsSender | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), interval).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Looks for messages soon; answers at once. */
  wake(): void {
    this.isAsked = true;
    this.running ??= this.work().finally(() => {
      this.running = undefined;
    });
  }

  private async work(): Promise<void> {
    while (this.isAsked) {
      this.isAsked = false;
      await this.run().catch((error) => this.logger.warn({ err: error }, 'messages wait: they could not be read'));
    }
  }

  private async run(): Promise<void> {
    for (let due = await this.messages.takeDue(batch); due.length > 0; due = await this.messages.takeDue(batch)) {
      await Promise.all(due.map((message) => this.deliver(message)));
    }
    const lost = await this.messages.removeExpired();
    if (lost > 0) this.logger.error({ lost }, 'messages were given up: their codes are too old');
  }

  private async deliver(message: WaitingMessage): Promise<void> {
    const channel = channelOf(message.purpose);
    try {
      if (channel === 'sms') await this.sms?.send({ phone: message.to, code: message.code });
      else await this.mail?.send({ to: message.to, subject, text: textOf(message) });
      await this.messages.delivered(message.id);
    } catch (error) {
      // What a provider says may repeat the address; its name and code tell enough.
      const { name, code } = error as { name?: string; code?: unknown };
      const { id, attempts } = message;
      this.logger.warn({ id, channel, attempts, failure: name, failureCode: code }, 'a message is tried again');
      await this.messages.tryAgain(id, waitAfter(attempts));
    }
  }
}
