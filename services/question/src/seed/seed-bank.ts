import { questionChanged } from '@pte/events/bank/question-changed.v1';
import { typeChanged } from '@pte/events/bank/type-changed.v1';
import { Outbox } from '@pte/messaging/outbox';
import type { Database } from '@pte/service-kit/database';
import { seedQuestions } from './seed-questions.js';
import { seedTypes } from './seed-types.js';
import { starterBank } from './starter-bank/starter-bank.js';

export interface Seeded {
  readonly types: number;
  /** Ids of the questions that were added. */
  readonly questions: readonly number[];
}

/** All question types and the starter bank. A second time changes nothing. */
export async function seedBank(database: Database, now: Date): Promise<Seeded> {
  const outbox = new Outbox([typeChanged, questionChanged]);
  return database.inTransaction(async (tx) => {
    const types = await seedTypes(tx, outbox, now);
    return { types, questions: await seedQuestions(tx, outbox, starterBank, now) };
  });
}
