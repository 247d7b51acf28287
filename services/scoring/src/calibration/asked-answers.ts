import type { Database } from '@pte/service-kit/database';
import type { AnswerToScore } from '../task/scoring-task.js';

const answersOf = {
  name: 'calibration-answers',
  text: `select distinct on (submission_id) submission_id as "submissionId", question_type_id as "questionTypeId", answer, content,
           answer_key as key
    from scoring_task where submission_id = any($1) order by submission_id, attempt desc`,
};

/** Answers of this installation that were to be scored, by submission id, with the question as it was shown. */
export async function askedAnswers(
  database: Pick<Database, 'query'>,
  submissionIds: readonly number[],
): Promise<ReadonlyMap<number, AnswerToScore>> {
  const rows = await database.query<AnswerToScore & { readonly submissionId: number }>(answersOf, [submissionIds]);
  return new Map(rows.map(({ submissionId, ...answer }) => [submissionId, answer]));
}
