import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import type { CodePurpose } from '../code/code-subject.js';
import { type CodeLetter, channelOf } from './code-letter.js';
import { DeliverMessages } from './deliver-messages.js';
import { DemoOutbox } from './demo-outbox.js';
import { MessageRepository } from './message.repository.js';
import { MESSAGE_WAYS, type MessageWays } from './message-ways.js';

/** Posts codes: they are stored with what made them, and delivered in the background. */
@Injectable()
export class PostCode {
  constructor(
    private readonly messages: MessageRepository,
    private readonly delivery: DeliverMessages,
    private readonly outbox: DemoOutbox,
    @Inject(MESSAGE_WAYS) private readonly ways: MessageWays,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws UPSTREAM_UNAVAILABLE where this installation has no way to send such a code. */
  requireWay(purpose: CodePurpose): void {
    if (!this.ways.demo && !this.ways[channelOf(purpose)]) throw new DomainError('UPSTREAM_UNAVAILABLE', 'unavailable');
  }

  async run(tx: Tx, letter: CodeLetter): Promise<void> {
    if (this.ways[channelOf(letter.purpose)]) {
      await this.messages.add(tx, letter);
      tx.afterCommit(() => this.delivery.wake());
    }
    if (this.ways.demo) tx.afterCommit(() => this.show(letter));
  }

  private show(letter: CodeLetter): void {
    this.outbox.put(letter).catch((error) => this.logger.warn({ err: error }, 'a code is missing in the demo outbox'));
  }
}
