import { Injectable } from '@nestjs/common';
import type { LearnerMark } from '@pte/rpc/gen/pte/question/v1/question';
import { QuestionNeighbour } from '../neighbours/neighbours.js';
import { TickBatch } from '../redis/tick-batch.js';

const noMarks: ReadonlyMap<number, LearnerMark> = new Map();

/** What one learner did with questions: never cached, joined per learner and turn. */
@Injectable()
export class LearnerMarks {
  private readonly learners = new Map<number, TickBatch<number, LearnerMark>>();

  constructor(private readonly neighbour: QuestionNeighbour) {}

  /** Nobody's marks are none. */
  async of(userId: number | undefined, questionIds: readonly number[]): Promise<ReadonlyMap<number, LearnerMark>> {
    if (userId === undefined || questionIds.length === 0) return noMarks;
    const batch = this.batchOf(userId);
    const marks = new Map<number, LearnerMark>();
    await Promise.all(
      questionIds.map(async (id) => {
        const mark = await batch.get(id);
        if (mark) marks.set(id, mark);
      }),
    );
    return marks;
  }

  /** Lives for one turn: reads of a later turn get a batch of their own. */
  private batchOf(userId: number): TickBatch<number, LearnerMark> {
    const known = this.learners.get(userId);
    if (known) return known;
    const batch = new TickBatch<number, LearnerMark>(async (questionIds) => {
      this.learners.delete(userId);
      const { marks } = await this.neighbour.bank.getLearnerMarks({ userId, questionIds });
      return new Map(Object.entries(marks).map(([id, mark]) => [Number(id), mark]));
    });
    this.learners.set(userId, batch);
    return batch;
  }
}
