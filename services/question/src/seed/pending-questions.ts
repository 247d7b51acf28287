import type { Tx } from '@pte/service-kit/database';
import { asChanges } from './as-changes.js';
import type { MediaStage } from './media/content-with-media.js';
import type { StarterQuestion } from './starter-bank/starter-question.js';

/** A question that is missing, or one that was stored before its media were made. */
export interface PendingQuestion {
  readonly question: StarterQuestion;
  /** Its content as it is stored; undefined when the question is missing. */
  readonly stored: string | undefined;
}

const select = 'select id, content, deleted_at is not null as deleted from question where id = any($1::int[])';
interface Row {
  readonly id: number;
  readonly content: string;
  readonly deleted: boolean;
}

/** Which questions lack something of the stage. What an admin deleted, or whose content an admin changed, lacks nothing. */
export async function pendingQuestions(
  tx: Tx,
  questions: readonly StarterQuestion[],
  stage: MediaStage,
): Promise<PendingQuestion[]> {
  const rows = await tx.query<Row>(select, [questions.map(({ id }) => id)]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return questions.flatMap((question) => {
    const row = found.get(question.id);
    if (row && (row.deleted || !earlierContents(question, stage).includes(row.content))) return [];
    return [{ question, stored: row?.content }];
  });
}

/** The contents that we ourselves stored before a stage: without any media, or with fewer voices. */
function earlierContents(question: StarterQuestion, stage: MediaStage): string[] {
  const wanted = asChanges(question, stage).content;
  const earlier = [JSON.stringify(question.content), asChanges(question, 'first voice').content ?? ''];
  const later = stage === 'first voice' ? [asChanges(question, 'every voice').content] : [];
  return earlier.filter((content) => content !== wanted && !later.includes(content));
}
