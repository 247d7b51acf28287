import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { submissionMarked } from '@pte/events/submission/submission-marked.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import type { Tx } from '@pte/service-kit/database';
import { PracticeRepository } from './practice.repository.js';

type Marked = EventOf<typeof submissionMarked>;

@Consumes(submissionMarked, { group: 'user.measure-accuracy' })
@Injectable()
export class OnSubmissionMarked implements EventHandler<typeof submissionMarked> {
  constructor(private readonly practice: PracticeRepository) {}

  async handle(tx: Tx, event: Marked): Promise<void> {
    await this.handleAll(tx, [event]);
  }

  async handleAll(tx: Tx, events: readonly Marked[]): Promise<void> {
    await this.practice.mark(
      tx,
      events.map(({ data }) => data),
    );
  }
}
