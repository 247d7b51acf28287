import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import { IdempotencyKeys, type KeyedCall } from '@pte/service-kit/idempotency-keys';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import type { Submission } from './submission.js';
import { type FreshAnswer, SubmissionRepository } from './submission.repository.js';

/** An answer on its way into the database. */
export interface WaitingAnswer {
  readonly answer: FreshAnswer;
  readonly call: KeyedCall;
  /** The JSON text that answers the call. */
  readonly respond: (submission: Submission) => string;
}

export interface Stored {
  readonly json: string;
  readonly isNew: boolean;
}

interface Waiting extends WaitingAnswer {
  /** Undefined: this one must be stored alone. */
  readonly done: (stored: Stored | undefined) => void;
}

const largestBatch = 64;

/**
 * Stores the answers that wait for the same moment in one transaction. While one batch is under way the next gathers, so that a
 * lone answer waits for nobody and a flood costs few commits. Each keeps its own key, rules and events.
 */
@Injectable()
export class AnswerBatches {
  private waiting: Waiting[] = [];
  private isRunning = false;

  constructor(
    private readonly database: Database,
    private readonly submissions: SubmissionRepository,
    private readonly keys: IdempotencyKeys,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Undefined when the answer must be stored alone: its key is taken, or its batch failed. */
  store(answer: WaitingAnswer): Promise<Stored | undefined> {
    return new Promise((done) => {
      this.waiting.push({ ...answer, done });
      if (!this.isRunning) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.length > 0) {
      const batch = this.nextBatch();
      const stored = await this.storeBatch(batch).catch((error: unknown) => {
        this.logger.warn({ err: error, answers: batch.length }, 'a batch of answers is stored one by one');
        return [];
      });
      for (const [place, { done }] of batch.entries()) done(stored[place]);
    }
    this.isRunning = false;
  }

  /** The first of those that wait; what is of the same learner and question comes after it. */
  private nextBatch(): Waiting[] {
    const taken = new Set<string>();
    const joins = ({ answer: { submission } }: Waiting): boolean => {
      const name = `${submission.userId} ${submission.questionId}`;
      const mayJoin = taken.size < largestBatch && !taken.has(name);
      if (mayJoin) taken.add(name);
      return mayJoin;
    };
    const { batch = [], others = [] } = Object.groupBy(this.waiting, (one) => (joins(one) ? 'batch' : 'others'));
    this.waiting = others;
    return batch;
  }

  private storeBatch(batch: readonly Waiting[]): Promise<(Stored | undefined)[]> {
    return this.database.inTransaction(async (tx) => {
      const claimed = await this.keys.claimAll(
        tx,
        batch.map(({ call }) => call),
      );
      const mine = batch.filter(({ call }) => claimed.has(call));
      const added = await this.submissions.addEach(
        tx,
        mine.map(({ answer }) => answer),
      );
      const stored = added.flatMap(({ submission, isNew }, place) => {
        const waiting = mine[place];
        return waiting ? [{ call: waiting.call, json: waiting.respond(submission), isNew }] : [];
      });
      await this.keys.writeAll(tx, stored);
      const byCall = new Map(stored.map((one) => [one.call, one]));
      return batch.map(({ call }) => byCall.get(call));
    });
  }
}
