import { questionChanged } from '@pte/events/bank/question-changed.v1';
import type { Outbox } from '@pte/messaging/outbox';
import type { Tx } from '@pte/service-kit/database';
import { newQuestion } from '../bank/question.js';
import { asChanges } from './as-changes.js';
import type { StarterQuestion } from './starter-bank/starter-question.js';
import { starterQuestionProblem } from './starter-question-problem.js';

const insert = `insert into question
    (id, type, name, content, answer, analysis, translation, difficulty, is_exercise, predictive_rate, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict (id) do nothing returning id`;

/** Adds the questions that are missing and gives their ids. What an admin changed or deleted stays so. Throws when one is unfit. */
export async function seedQuestions(
  tx: Tx,
  outbox: Outbox,
  questions: readonly StarterQuestion[],
  now: Date,
): Promise<number[]> {
  const added: number[] = [];
  for (const starter of questions) {
    const problem = starterQuestionProblem(starter);
    if (problem) throw new Error(`starter question ${starter.id} is unfit: ${problem}`);
    const question = newQuestion(asChanges(starter));
    const rows = await tx.query(insert, [
      ...[starter.id, question.type, question.name, question.content, question.answer, question.analysis],
      ...[question.translation, question.difficulty, question.isExercise, question.predictiveRate, now],
    ]);
    if (rows.length === 0) continue;
    await outbox.add(tx, questionChanged({ questionId: starter.id, questionTypeId: question.type, deleted: false }));
    added.push(starter.id);
  }
  return added;
}
