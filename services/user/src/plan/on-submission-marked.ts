import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pte/events/define-event';
import { submissionMarked } from '@pte/events/submission/submission-marked.v1';
import { Consumes, type EventHandler } from '@pte/messaging/consumes';
import type { Tx } from '@pte/service-kit/database';
import { PlanRepository } from './plan.repository.js';
import { dayOf } from './plan-days.js';
import { practiceResult } from './practice-result.js';

type Marked = EventOf<typeof submissionMarked>;

/** Ticks the day's plan off, and remembers how well it went for the next. */
@Consumes(submissionMarked, { group: 'user.tick-plan' })
@Injectable()
export class OnSubmissionMarked implements EventHandler<typeof submissionMarked> {
  constructor(private readonly plans: PlanRepository) {}

  /** What could not be scored tells nothing. */
  concerns({ data }: Marked): boolean {
    return data.scoringStatus === 'scored' && data.fullPoints > 0;
  }

  async handle(tx: Tx, event: Marked): Promise<void> {
    await this.handleAll(tx, [event]);
  }

  async handleAll(tx: Tx, events: readonly Marked[]): Promise<void> {
    await this.plans.note(
      tx,
      events.map(({ data }) => ({ ...data, ...practiceResult(data), day: dayOf(new Date(data.markedAt * 1000)) })),
    );
  }
}
