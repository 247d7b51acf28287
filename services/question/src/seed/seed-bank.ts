import { availableParallelism } from 'node:os';
import { questionChanged } from '@pte/events/bank/question-changed.v1';
import { typeChanged } from '@pte/events/bank/type-changed.v1';
import { Outbox } from '@pte/messaging/outbox';
import type { Database } from '@pte/service-kit/database';
import { inParallel } from './in-parallel.js';
import type { MediaStage } from './media/content-with-media.js';
import type { QuestionMedia } from './media/question-media.js';
import { type PendingQuestion, pendingQuestions } from './pending-questions.js';
import { seedTypes } from './seed-types.js';
import { starterBank } from './starter-bank/starter-bank.js';
import { starterMocks } from './starter-mocks/starter-mocks.js';
import { starterQuestionProblem } from './starter-question-problem.js';
import { storeQuestions } from './store-questions.js';

export interface Seeded {
  readonly types: number;
  /** Ids of the questions and mocks that were added or got media. */
  readonly questions: readonly number[];
}

export interface BankSeed {
  readonly database: Database;
  readonly media: QuestionMedia;
  readonly stage: MediaStage;
  /** Called after each group of questions is stored. */
  readonly onProgress?: (done: number, all: number) => void;
}

/** Questions stored together, once their media are made. */
const groupSize = 24;

/**
 * All question types, the starter bank with its media, and the mocks. A second time changes nothing, and an interrupted one goes
 * on where it stopped. Throws SpeechError, ObjectStoreUnavailable, or when a question is unfit.
 */
export async function seedBank({ database, media, stage, onProgress }: BankSeed, now: Date): Promise<Seeded> {
  const outbox = new Outbox([typeChanged, questionChanged]);
  const { types, pending } = await database.inTransaction(async (tx) => ({
    types: await seedTypes(tx, outbox, now),
    pending: await pendingQuestions(tx, [...starterBank, ...starterMocks], stage),
  }));
  for (const { question } of pending) refuseUnfit(question);
  const questions: number[] = [];
  for (const group of groupsOf(pending)) {
    await inParallel(group, availableParallelism(), ({ question }) => media.provide(question, stage));
    questions.push(...(await database.inTransaction((tx) => storeQuestions(tx, outbox, group, { stage, now }))));
    onProgress?.(questions.length, pending.length);
  }
  return { types, questions };
}

function refuseUnfit(question: PendingQuestion['question']): void {
  const problem = starterQuestionProblem(question);
  if (problem) throw new Error(`starter question ${question.id} is unfit: ${problem}`);
}

const groupsOf = (pending: readonly PendingQuestion[]): PendingQuestion[][] =>
  Array.from({ length: Math.ceil(pending.length / groupSize) }, (_, index) =>
    pending.slice(index * groupSize, (index + 1) * groupSize),
  );
