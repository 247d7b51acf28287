import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';

/** What one learner has to do with one question. */
export interface LearnerMark {
  readonly hasPracticed: boolean;
  /** Score text of the newest submission, '' while unscored; null without one and for mocks. */
  readonly lastScore: string | null;
  readonly collections: readonly number[];
}

interface MarkRow {
  readonly id: number;
  readonly practised: boolean;
  readonly score: string | null;
  readonly types: number[] | null;
}

export const noMark: LearnerMark = { hasPracticed: false, lastScore: null, collections: [] };

const marks = {
  name: 'learner-marks',
  text: `
    select question_id as id, practised.user_id is not null as practised, submission.score, collected.types
    from (select user_id, question_id, submission_id from practised_question where user_id = $1 and question_id = any($2)) practised
    full join (select question_id, types from collected_question where user_id = $1 and question_id = any($2)) collected
      using (question_id)
    left join (select id, score from submission) submission on submission.id = practised.submission_id`,
};

/** What is different for each learner about questions that everybody sees. */
@Injectable()
export class ReadLearnerMarks {
  constructor(private readonly database: Database) {}

  /** By question id; a question without any mark is missing. */
  async run(userId: number, questionIds: readonly number[]): Promise<Map<number, LearnerMark>> {
    const rows = await this.database.query<MarkRow>(marks, [userId, questionIds]);
    return new Map(
      rows.map(({ id, practised, score, types }) => [
        id,
        { hasPracticed: practised, lastScore: score, collections: types ?? [] },
      ]),
    );
  }
}
