import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { submissionCreated } from '@pte/events/submission/submission-created.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import type { Tx } from '@pte/service-kit/database';
import { PracticeRepository } from './practice.repository.js';

type Created = EventOf<typeof submissionCreated>;

@Consumes(submissionCreated, { group: 'user.count-practice' })
@Injectable()
export class OnSubmissionCreated implements EventHandler<typeof submissionCreated> {
  constructor(private readonly practice: PracticeRepository) {}

  /** A rescore sends the event again: nothing new was practised. */
  concerns({ data }: Created): boolean {
    return data.attempt === 1;
  }

  async handle(tx: Tx, event: Created): Promise<void> {
    await this.handleAll(tx, [event]);
  }

  async handleAll(tx: Tx, events: readonly Created[]): Promise<void> {
    await this.practice.count(
      tx,
      events.map(({ data }) => ({ ...data, at: new Date(data.createdAt * 1000) })),
    );
  }
}
