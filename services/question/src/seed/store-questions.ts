import { questionChanged } from '@pte/events/bank/question-changed.v1';
import type { Outbox } from '@pte/messaging/outbox';
import type { Tx } from '@pte/service-kit/database';
import { type NewQuestion, newQuestion } from '../bank/question.js';
import { asChanges } from './as-changes.js';
import type { MediaStage } from './media/content-with-media.js';
import type { PendingQuestion } from './pending-questions.js';

const insert = `insert into question
    (id, type, name, content, answer, analysis, translation, difficulty, is_exercise, predictive_rate, created_at, updated_at)
  select *, $11::timestamptz, $11::timestamptz
  from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[], $9::boolean[], $10::int[])
  on conflict (id) do nothing returning id`;

const update = `update question set content = given.content, updated_at = $4
  from unnest($1::int[], $2::text[], $3::text[]) as given (id, content, stored)
  where question.id = given.id and question.content = given.stored and question.deleted_at is null
  returning question.id`;

/** Adds the missing questions and the addresses of new media, each with its event. Gives the ids of what changed. */
export async function storeQuestions(
  tx: Tx,
  outbox: Outbox,
  pending: readonly PendingQuestion[],
  { stage, now }: { stage: MediaStage; now: Date },
): Promise<number[]> {
  const written = pending.map(({ question, stored }) => ({
    id: question.id,
    stored,
    fields: newQuestion(asChanges(question, stage)),
  }));
  const missing = written.filter(({ stored }) => stored === undefined);
  const older = written.filter(({ stored }) => stored !== undefined);
  const column = (name: keyof NewQuestion) => missing.map(({ fields }) => fields[name]);
  const added = await tx.query<{ id: number }>(insert, [
    missing.map(({ id }) => id),
    ...[column('type'), column('name'), column('content'), column('answer'), column('analysis'), column('translation')],
    ...[column('difficulty'), column('isExercise'), column('predictiveRate'), now],
  ]);
  const changed = await tx.query<{ id: number }>(update, [
    older.map(({ id }) => id),
    ...[older.map(({ fields }) => fields.content), older.map(({ stored }) => stored), now],
  ]);
  const ids = new Set([...added, ...changed].map(({ id }) => id));
  const stored = written.filter(({ id }) => ids.has(id));
  await outbox.add(
    tx,
    ...stored.map(({ id, fields }) => questionChanged({ questionId: id, questionTypeId: fields.type, deleted: false })),
  );
  return [...ids];
}
