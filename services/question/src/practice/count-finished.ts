import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';

const finished = {
  name: 'finished-by-type',
  text: `select question.type, count(*)::int as count
    from practised_question practised join question on question.id = practised.question_id
    where practised.user_id = $1 and question.deleted_at is null group by question.type`,
};

/** How many different questions of each type a learner has submitted. */
@Injectable()
export class CountFinished {
  constructor(private readonly database: Database) {}

  /** By question type id; types without any are missing. */
  async run(userId: number): Promise<Map<number, number>> {
    const rows = await this.database.query<{ type: number; count: number }>(finished, [userId]);
    return new Map(rows.map(({ type, count }) => [type, count]));
  }
}
