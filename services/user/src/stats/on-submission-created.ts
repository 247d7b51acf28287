import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { submissionCreated } from '@pte/events/submission/submission-created.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import type { Tx } from '@pte/service-kit/database';
import { PracticeRepository } from './practice.repository.js';

@Consumes(submissionCreated, { group: 'user.count-practice' })
@Injectable()
export class OnSubmissionCreated implements EventHandler<typeof submissionCreated> {
  constructor(private readonly practice: PracticeRepository) {}

  async handle(tx: Tx, { data }: EventOf<typeof submissionCreated>): Promise<void> {
    // A rescore sends the event again: nothing new was practised.
    if (data.attempt === 1) await this.practice.count(tx, { ...data, at: new Date(data.createdAt * 1000) });
  }
}
